import type { Guide } from '../docs/guide.ts'
import { TypingLine } from './TypingLine.tsx'

export const guide: Guide = {
  summary: 'Diz quem está escrevendo uma resposta.',
  status: 'new',
  use: ['Entre as mensagens de uma conversa e o campo em que se escreve.'],
  avoid: ['Esperas do sistema: use Spinner.'],
  dos: [
    {
      text: 'Deixe a linha na página desde o começo: vazia, ela guarda o lugar.',
      example: <TypingLine names={['Luiz']} />,
    },
  ],
  donts: [{ text: 'Não mostre por mais de alguns segundos depois da última tecla.' }],
}
