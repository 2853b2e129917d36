import { monthlyReturn } from '#domain/benefits/monthly-return.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'

/** Assumptions of a projection. Percentages a year, above inflation: everything projected is in today's money. */
export interface ProjectionAssumptions {
  realReturnPercent: Amount
  /** How much the contribution grows, once every twelve months. */
  contributionGrowthPercent: Amount
}

/** Where a projection begins: reais today, reais at the end of each month, and for how many months. */
export interface ProjectionStart {
  balance: Amount
  monthlyContribution: Amount
  months: number
  /** Per cent taken of each contribution before it enters. */
  loadPercent?: Amount
}

/** Reais of today. `contributed`: what is paid from now on, without today's balance. */
export interface ProjectedBalance {
  balance: number
  contributed: number
}

/**
 * The balance after so many months: B(k) = B(k−1)·(1+i) + c(k), contributions at the end of each month. Exact on the way, rounded
 * half-up to the cent at the end.
 */
export function projectBalance(
  { balance, monthlyContribution, months, loadPercent = 0 }: ProjectionStart,
  { realReturnPercent, contributionGrowthPercent }: ProjectionAssumptions,
): ProjectedBalance {
  const growth = monthlyReturn(realReturnPercent).plus(1)
  const raise = toDecimal(contributionGrowthPercent).dividedBy(100).plus(1)
  let reached = toDecimal(balance)
  let contribution = toDecimal(monthlyContribution)
  let contributed = new Decimal(0)
  for (let month = 0; month < months; month += 1) {
    if (month > 0 && month % 12 === 0) contribution = contribution.times(raise)
    contributed = contributed.plus(contribution)
    reached = reached.times(growth).plus(contribution).minus(percentOf(contribution, loadPercent))
  }
  return { balance: roundHalfUp2(reached), contributed: roundHalfUp2(contributed) }
}
