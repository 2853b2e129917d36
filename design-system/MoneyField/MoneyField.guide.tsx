import type { Guide } from '../docs/guide.ts'
import { MoneyField } from './MoneyField.tsx'

export const guide: Guide = {
  summary: 'Um valor em reais. Entende o que as pessoas escrevem e mostra como entendeu.',
  status: 'stable',
  use: ['Para qualquer valor em dinheiro.'],
  avoid: ['Quantidades sem moeda: use NumberField.', 'Percentuais: use NumberSlider.'],
  dos: [
    {
      text: 'Diga o mínimo e o máximo na descrição.',
      example: <MoneyField label="Contribuição" description="De R$ 50,00 a R$ 5.000,00." />,
    },
  ],
  donts: [{ text: 'Não arredonde sem dizer.' }],
  keyboard: [['Tab', 'Leva o foco ao campo.']],
}
