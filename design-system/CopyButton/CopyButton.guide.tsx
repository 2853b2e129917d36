import type { Guide } from '../docs/guide.ts'
import { CopyButton } from './CopyButton.tsx'

export const guide: Guide = {
  summary: 'Copia um texto e confirma, por escrito e em voz alta.',
  status: 'stable',
  use: ['Para códigos longos: protocolo, linha digitável, chave.'],
  avoid: ['Textos curtos que se leem e digitam com facilidade.'],
  dos: [
    {
      text: 'Diga o que é copiado.',
      example: <CopyButton text="2026.0000096" label="Copiar protocolo" variant="secondary" />,
    },
  ],
  donts: [{ text: 'Não copie o que a pessoa não vê na tela.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
