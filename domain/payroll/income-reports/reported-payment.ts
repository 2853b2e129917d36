import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import { PaySlipLineCode, TAX_CODES } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import type { ReportedPayment } from './income-reports.ts'

/** A pay slip as the income report counts it. Refunds are no income and stay out. */
export function reportedPaySlip({ paidOn, lines, memo }: PaySlip): ReportedPayment {
  const { tax } = memo
  if (tax.regime === 'progressive')
    return {
      paidOn,
      revenueCode: '3540',
      taxation: 'adjustable',
      monthly: tax.monthly,
      thirteenth: tax.thirteenth,
      isExemptByIllness: memo.exemption === 'illness',
    }
  const earnings = lines.filter(({ kind, code }) => kind === 'earning' && code !== PaySlipLineCode.refund)
  const taxes = lines.filter(({ code }) => TAX_CODES.some((tax) => tax === code))
  return {
    paidOn,
    revenueCode: '5565',
    taxation: 'exclusive',
    gross: sumReais(earnings.map(({ amount }) => amount)),
    withheld: sumReais(taxes.map(({ amount }) => amount)),
  }
}

/** A redemption as the income report counts it, reais. */
export function reportedRedemption(
  { paidOn, gross, tax }: { paidOn: IsoDate; gross: number; tax: number },
  regime: TaxRegime,
): ReportedPayment {
  const revenueCode = revenueCodeOfRedemption(regime)
  return regime === 'progressive'
    ? { paidOn, revenueCode, taxation: 'fixed-rate', gross, withheld: tax }
    : { paidOn, revenueCode, taxation: 'exclusive', gross, withheld: tax }
}

/** Code of the document (*DARF*) by which the tax of a redemption is paid to the Treasury. */
export function revenueCodeOfRedemption(regime: TaxRegime): '3223' | '3579' {
  return regime === 'progressive' ? '3223' : '3579'
}
