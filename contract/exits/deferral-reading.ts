import { defineReading } from '../readings/define-reading.ts'
import { date, money, text, yesNo } from '../readings/reading-line.ts'
import type { DeferralData } from './deferral.ts'

/** The choice to wait for the benefit without contributing: what stays, what it costs and from when there is an income. */
export const deferralReading = defineReading<DeferralData>({
  confirmacao: (answer) => yesNo('Opta pelo benefício proporcional diferido', answer),
  saldo: (balance) => (balance === null ? [] : money('Saldo que continua investido', balance)),
  taxaMensal: (fee) => {
    if (fee === null) return []
    return fee > 0 ? money('Taxa por mês', fee) : text('Taxa por mês', 'Sem taxa')
  },
  podeContribuir: (mayPay) =>
    mayPay === null ? [] : yesNo('Pode fazer contribuições enquanto espera', mayPay),
  aposentadoriaEm: (day) => (day === null ? [] : date('Aposentadoria normal a partir de', day)),
})
