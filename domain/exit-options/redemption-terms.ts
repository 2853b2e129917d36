import { addDays, addMonths, type IsoDate } from '#domain/calendar.ts'
import { type Amount, Decimal, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'

/** In how many ways a plan pays a redemption (CNPC 50/2022). */
export interface RedemptionRules {
  /** Monthly payments at most. */
  maximumInstalments: number
  /** Days for which a payment may be put off at most. */
  maximumDeferralDays: number
}

/** How somebody wants it: at once, in monthly payments, or later. */
export interface RedemptionTerms {
  instalments: number
  deferralDays: number
}

export type RedemptionTermsProblem =
  | { field: 'instalments'; code: 'out-of-range'; maximum: number }
  | { field: 'deferralDays'; code: 'out-of-range'; maximum: number }
  /** A redemption is either put off or paid in parts. */
  | { field: 'deferralDays'; code: 'with-instalments' }

/** Checks how a redemption is to be paid. */
export function checkRedemptionTerms(
  { instalments, deferralDays }: RedemptionTerms,
  { maximumInstalments, maximumDeferralDays }: RedemptionRules,
): Outcome<RedemptionTerms, RedemptionTermsProblem> {
  const problems: RedemptionTermsProblem[] = []
  if (!isWithin(instalments, 1, maximumInstalments)) {
    problems.push({ field: 'instalments', code: 'out-of-range', maximum: maximumInstalments })
  }
  if (!isWithin(deferralDays, 0, maximumDeferralDays)) {
    problems.push({ field: 'deferralDays', code: 'out-of-range', maximum: maximumDeferralDays })
  } else if (deferralDays > 0 && instalments > 1) {
    problems.push({ field: 'deferralDays', code: 'with-instalments' })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: { instalments, deferralDays } }
}

/** Days on which a redemption is paid that could be paid from a day on. */
export function redemptionDays(from: IsoDate, { instalments, deferralDays }: RedemptionTerms): IsoDate[] {
  const first = addDays(from, deferralDays)
  return Array.from({ length: instalments }, (_, index) => addMonths(first, index))
}

/** Quotas of each payment: as many in each, rounded down, and what is left over in the last, so that together they are all there were. */
export function instalmentQuotas(quotas: Amount, instalments: number): string[] {
  const all = toDecimal(quotas)
  const each = all.dividedBy(instalments).toDecimalPlaces(QUOTA_DECIMALS, Decimal.ROUND_DOWN)
  return Array.from({ length: instalments }, (_, index) =>
    (index === instalments - 1 ? all.minus(each.times(instalments - 1)) : each).toFixed(QUOTA_DECIMALS),
  )
}

function isWithin(value: number, minimum: number, maximum: number): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum
}
