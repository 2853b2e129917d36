import { defineReading } from '../readings/define-reading.ts'
import { money, number, paidInto, type ReadingLine, text } from '../readings/reading-line.ts'
import { regimeNames } from '../taxes/tax-regime.text.ts'
import type { RedemptionData } from './redemption.ts'

/** A line about what an imported request does not know, or about nothing at all. */
const some = (label: string, amount: number | null): readonly ReadingLine[] =>
  amount ? [money(label, amount)] : []

/** A redemption: of what, how it is paid, and what it came to on the day of the filing. */
export const redemptionReading = defineReading<RedemptionData>({
  tipo: (scope) => text('Tipo de resgate', scope),
  parcelas: (count) => number('Parcelas mensais', count),
  adiamentoDias: (days) => (days === null ? [] : number('Dias até o pagamento', days)),
  bruto: (amount) => some('Valor bruto no dia do pedido', amount),
  imposto: (amount) => some('Imposto retido no dia do pedido', amount),
  emprestimo: (amount) => some('Quita o empréstimo', amount),
  liquido: (amount) => some('Líquido no dia do pedido', amount),
  perde: (amount) => some('Parte da patrocinadora que fica no plano', amount),
  regime: (regime) => (regime === null ? [] : text('Regime de tributação', regimeNames[regime])),
  conta: paidInto,
})
