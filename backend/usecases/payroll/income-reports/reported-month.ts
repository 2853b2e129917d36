import type { RedemptionPaid } from '#backend/database/queries/redemption-payments.ts'
import type { IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import { competenceOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import type { PaySlipCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { MonthlyTax } from '#domain/taxes/monthly-income-tax.ts'

type Month = IncomeReportOnWire['meses'][number]
type Part = NonNullable<Month['abonoAnual']>

/** Incomes and tax of a pay slip for the report of its year. Refunds are no income. */
export function reportedMonth({ competence, paidOn, lines, memo: { tax } }: PaySlip): Month {
  const amountOf = (...codes: readonly PaySlipCode[]) =>
    sumReais(lines.filter(({ code }) => codes.includes(code)).map(({ amount }) => amount))
  const { monthlyIncome, cashWithdrawal, thirteenth, incomeTax, thirteenthTax } = PaySlipLineCode
  const monthly = { gross: amountOf(monthlyIncome, cashWithdrawal), withheld: amountOf(incomeTax) }
  const extra = { gross: amountOf(thirteenth), withheld: amountOf(thirteenthTax) }
  const isTable = tax.regime === 'progressive'
  return {
    competencia: competence,
    dataPagamento: paidOn,
    ...partOf(monthly, isTable ? tax.monthly : null),
    abonoAnual: extra.gross === 0 ? null : partOf(extra, isTable ? tax.thirteenth : null),
  }
}

/** In the regressive regime nothing is exempt, and everything is taxed. */
function partOf({ gross, withheld }: { gross: number; withheld: number }, table: MonthlyTax | null): Part {
  return {
    bruto: gross,
    isento: table?.exempt ?? 0,
    tributavel: table?.taxable ?? gross,
    retido: table?.withheld ?? withheld,
  }
}

/** Income and tax of a redemption for the report of its year: all of it is taxed. */
export function redeemedMonth({
  paidOn,
  gross,
  tax,
}: Pick<RedemptionPaid, 'paidOn' | 'gross' | 'tax'>): Month {
  return {
    competencia: competenceOf(paidOn),
    dataPagamento: paidOn,
    ...partOf({ gross, withheld: tax }, null),
    abonoAnual: null,
  }
}
