import type { Guide } from '../docs/guide.ts'
import { NumberField } from './NumberField.tsx'

export const guide: Guide = {
  summary: 'Um número que não é dinheiro. Diz os próprios limites e nunca arredonda.',
  status: 'stable',
  use: ['Para anos, meses, idades e quantidades.'],
  avoid: ['Dinheiro: use MoneyField.', 'Códigos e documentos: use MaskedField.'],
  dos: [
    {
      text: 'Diga a unidade.',
      example: <NumberField label="Prazo" unit="meses" minValue={1} maxValue={60} />,
    },
  ],
  donts: [{ text: 'Não use para CEP nem matrícula: são textos de algarismos.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao campo.'],
    ['Setas para cima e para baixo', 'Somam ou tiram um passo.'],
  ],
}
