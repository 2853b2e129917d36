import type { IsoDate } from '#domain/calendar.ts'
import { addDays, addYears, compareIso } from '#domain/calendar.ts'

/** Rate of money that was held up to so many years. */
interface RegressiveBracket {
  /** Null for the last one. */
  upToYears: number | null
  ratePercent: number
}

/** Rules of the regressive regime (Lei 11.053/2004, art. 1). */
export interface RegressiveTaxRules {
  /** From the shortest time to the longest. */
  brackets: readonly RegressiveBracket[]
  /** Highest rate of benefits of death and disability, per cent. */
  riskBenefitMaximumPercent: number
}

/** Whether the payment is an ordinary one or a benefit of death or disability. */
export type BenefitRisk = 'programmed' | 'death-or-disability'

/**
 * Rate of a contribution at the day of payment, per cent. "Up to" includes the anniversary itself: the lower rate begins on
 * the day after it. The time counts from the contribution, and goes on through portability.
 */
export function regressiveRate(
  contributedOn: IsoDate,
  paidOn: IsoDate,
  rules: RegressiveTaxRules,
  risk: BenefitRisk = 'programmed',
): number {
  const bracket = rules.brackets.find(
    ({ upToYears }) => upToYears === null || compareIso(paidOn, addYears(contributedOn, upToYears)) <= 0,
  )
  return capped(bracket, rules, risk)
}

/** Rate by a number of years, which may be broken: for averages and projections. Per cent. */
export function regressiveRateOfYears(
  years: number,
  rules: RegressiveTaxRules,
  risk: BenefitRisk = 'programmed',
): number {
  return capped(
    rules.brackets.find(({ upToYears }) => upToYears === null || years <= upToYears),
    rules,
    risk,
  )
}

/** The next day on which the rate of a contribution is lower; null once it is at the lowest. */
export function nextRateDrop(
  contributedOn: IsoDate,
  on: IsoDate,
  rules: RegressiveTaxRules,
): { from: IsoDate; ratePercent: number } | null {
  const index = rules.brackets.findIndex(
    ({ upToYears }) => upToYears !== null && compareIso(on, addYears(contributedOn, upToYears)) <= 0,
  )
  const [current, next] = index < 0 ? [] : rules.brackets.slice(index, index + 2)
  if (current?.upToYears == null || next === undefined) return null
  return { from: addDays(addYears(contributedOn, current.upToYears), 1), ratePercent: next.ratePercent }
}

function capped(
  bracket: RegressiveBracket | undefined,
  rules: RegressiveTaxRules,
  risk: BenefitRisk,
): number {
  if (bracket === undefined) throw new RangeError('The table has no bracket for this time')
  return risk === 'programmed'
    ? bracket.ratePercent
    : Math.min(bracket.ratePercent, rules.riskBenefitMaximumPercent)
}
