import { defineReading } from '../readings/define-reading.ts'
import { date, money, number, paidInto, percent, type ReadingLine, text } from '../readings/reading-line.ts'
import { regimeNames } from '../taxes/tax-regime.text.ts'
import { benefitKindNames, benefitRequestFields as fields } from './benefit-request.text.ts'
import type { BenefitRequestData } from './benefit-request.ts'
import { incomeNames } from './benefits.text.ts'

/** A line about what an imported request does not know, or about nothing at all. */
const some = (label: string, amount: number | null): readonly ReadingLine[] =>
  amount ? [money(label, amount)] : []

/** A benefit: which one, from when on, how it is paid, and what that came to on the day of the filing. */
export const benefitRequestReading = defineReading<BenefitRequestData>({
  beneficio: (kind) => text(fields.beneficio, benefitKindNames[kind]),
  dataInicio: (day) => (day === null ? [] : date(fields.dataInicio, day)),
  tipoRenda: (income) => text(fields.tipoRenda, incomeNames[income]),
  percentual: (points) => (points === null ? [] : percent(fields.percentual, points)),
  prazoAnos: (years) => (years === null ? [] : number(fields.prazoAnos, years)),
  percentualSaque: (points) => (points > 0 ? percent(`${fields.saque}, do saldo`, points) : []),
  saldo: (amount) => some('Saldo no dia do pedido', amount),
  saqueBruto: (amount) => some('Pago de uma vez, antes do imposto', amount),
  saqueLiquido: (amount) => some('Pago de uma vez, líquido', amount),
  rendaBruta: (amount) => some('Primeira renda, antes do imposto', amount),
  imposto: (amount) => some('Imposto retido no dia do pedido', amount),
  rendaLiquida: (amount) => some('Primeira renda, líquida', amount),
  regime: (regime) => (regime === null ? [] : text(fields.regimeCiente, regimeNames[regime])),
  dependentesIr: (count) => (count === null ? [] : number('Dependentes do imposto de renda', count)),
  dependentesPlano: (count) => (count === null ? [] : number('Dependentes do plano', count)),
  primeiroPagamento: (day) =>
    day === null ? [] : date('Primeiro pagamento, se deferido no dia do pedido', day),
  conta: paidInto,
})
