import type { Guide } from '../docs/guide.ts'
import { TextAreaField } from './TextAreaField.tsx'

export const guide: Guide = {
  summary: 'Várias linhas de texto. Com limite, ele diz o limite e conta.',
  status: 'stable',
  use: ['Para mensagens, motivos e observações.'],
  avoid: ['Respostas de uma linha: use TextField.'],
  dos: [
    {
      text: 'Dê o tamanho da resposta esperada.',
      example: <TextAreaField label="Motivo" rows={3} maxLength={200} />,
    },
  ],
  donts: [{ text: 'Não peça um texto livre quando há respostas conhecidas.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao campo.'],
    ['Enter', 'Começa outra linha.'],
  ],
}
