import { contributionPartNames } from '../collection/contribution-payments.text.ts'
import { defineReading } from '../readings/define-reading.ts'
import { date, money, percent } from '../readings/reading-line.ts'
import type { SelfSponsorshipData } from './self-sponsorship.ts'

/** The choice to go on and pay both shares: on which salary, what it costs a month, and when it begins. */
export const selfSponsorshipReading = defineReading<SelfSponsorshipData>({
  salario: (salary) => money('Salário de contribuição', salary),
  percentualBasica: (points) => percent('Percentual básico', points),
  percentualSuplementar: (points) => (points === null ? [] : percent('Percentual suplementar', points)),
  parcelas: (parts) =>
    parts === null ? [] : parts.flatMap(({ parte, valor }) => money(contributionPartNames[parte], valor)),
  total: (total) => (total === null ? [] : money('Total por mês', total)),
  primeiroVencimento: (day) => (day === null ? [] : date('Primeiro vencimento', day)),
})
