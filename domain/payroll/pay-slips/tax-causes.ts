import type { MonthlyTax } from '#domain/taxes/monthly-income-tax.ts'
import type { PaySlip } from './pay-slip.ts'
import type { TaxCause } from './pay-slip-change.ts'
import type { PaySlipCode } from './pay-slip-codes.ts'
import { PaySlipLineCode } from './pay-slip-codes.ts'

/** Why the tax of a line differs: every part of its computation that is not as it was. */
export function taxCauses(
  code: PaySlipCode,
  before: PaySlip,
  now: PaySlip,
): (TaxCause | 'started' | 'ended')[] {
  const [was, is] = [before.memo.tax, now.memo.tax]
  if (was.regime !== is.regime) return ['regime-changed']
  if (was.regime === 'progressive' && is.regime === 'progressive') {
    const part = code === PaySlipLineCode.thirteenthTax ? 'thirteenth' : 'monthly'
    if (was[part] === null) return ['started']
    if (is[part] === null) return ['ended']
    return tableCauses(was[part], is[part], before, now)
  }
  const causes: TaxCause[] = before.gross === now.gross ? [] : ['taxable-income-changed']
  // The same rates in another mix are lots that grew older, too.
  if (causes.length === 0 || ratesOf(before) !== ratesOf(now)) causes.push(ageCause(now))
  return causes
}

function tableCauses(was: MonthlyTax, is: MonthlyTax, before: PaySlip, now: PaySlip): TaxCause[] {
  const causes: TaxCause[] = []
  if (was.gross !== is.gross) causes.push('taxable-income-changed')
  if (was.exempt !== is.exempt) causes.push(exemptionCause(was, is))
  if (before.memo.dependants !== now.memo.dependants) causes.push('dependants-changed')
  if (was.deductions.alimony !== is.deductions.alimony) causes.push('alimony-changed')
  if (before.memo.tablesSince !== now.memo.tablesSince) causes.push('tables-changed')
  return causes
}

function exemptionCause(was: MonthlyTax, is: MonthlyTax): TaxCause {
  if (was.exempt === 0) return 'exemption-started'
  return is.exempt === 0 ? 'exemption-ended' : 'exemption-changed'
}

/** The rate in force, or the rates of the lots paid. */
function ratesOf({ memo: { tax } }: PaySlip): string {
  if (tax.regime === 'progressive') return ''
  return tax.method === 'weighted-term'
    ? String(tax.ratePercent)
    : tax.bands.map(({ ratePercent }) => ratePercent).join('+')
}

function ageCause({ memo: { tax } }: PaySlip): TaxCause {
  return tax.regime === 'regressive' && tax.method === 'weighted-term' ? 'term-rate-changed' : 'lots-aged'
}
