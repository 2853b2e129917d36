import type { Guide } from '../docs/guide.ts'
import { InlineMessage } from './InlineMessage.tsx'

export const guide: Guide = {
  summary: 'Uma linha sobre aquilo que está ao lado.',
  status: 'stable',
  use: ['Para uma observação, um limite ou um êxito junto de um valor.'],
  avoid: ['Erros de campo: são do próprio campo.', 'Avisos da página: use Banner.'],
  dos: [
    {
      text: 'Escreva uma frase só.',
      example: <InlineMessage tone="success">Dados conferidos.</InlineMessage>,
    },
  ],
  donts: [{ text: 'Não dependa da cor: a frase diz tudo.' }],
}
