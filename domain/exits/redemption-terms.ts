import { addDays, addMonths, type IsoDate } from '#domain/calendar.ts'
import { roundDown2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'

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

/**
 * Amount of each of several payments by the quotas of today, reais: as much in each, rounded down, and what is left over in the last.
 * Each is paid by the quotas of its own day.
 */
export function instalmentAmounts(gross: number, instalments: number): number[] {
  const each = roundDown2(toDecimal(gross).dividedBy(instalments))
  const last = sumReais([gross, toDecimal(each).times(1 - instalments)])
  return Array.from({ length: instalments }, (_, index) => (index === instalments - 1 ? last : each))
}

function isWithin(value: number, minimum: number, maximum: number): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum
}
