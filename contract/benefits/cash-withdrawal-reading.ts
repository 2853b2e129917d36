import { defineReading } from '../readings/define-reading.ts'
import { date, money, percent, type ReadingLine, text } from '../readings/reading-line.ts'
import { regimeNames } from '../taxes/tax-regime.text.ts'
import { cashWithdrawalFields as fields } from './cash-withdrawal.text.ts'
import type { CashWithdrawalData } from './cash-withdrawal.ts'

/** A line about what an imported request does not know, or about nothing at all. */
const some = (label: string, amount: number | null): readonly ReadingLine[] =>
  amount === null ? [] : [money(label, amount)]

/** Cash at the grant: how much, and what it does to the income. */
export const cashWithdrawalReading = defineReading<CashWithdrawalData>({
  percentual: (points) => percent(fields.percentual, points),
  valor: (amount) => some('Pago de uma vez, antes do imposto', amount),
  imposto: (amount) => some('Imposto do saque no dia do pedido', amount),
  liquido: (amount) => some('Pago de uma vez, líquido', amount),
  rendaAntes: (amount) => some('Renda por mês sem o saque', amount),
  rendaDepois: (amount) => some('Renda por mês depois do saque', amount),
  primeiroPagamento: (day) => (day === null ? [] : date('Pago em', day)),
  regime: (regime) => (regime === null ? [] : text('Regime de tributação', regimeNames[regime])),
})
