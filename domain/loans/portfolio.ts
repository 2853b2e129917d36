import type { Amount } from '#domain/money.ts'
import { percentOf, sharePercent, toDecimal } from '#domain/money.ts'
import type { LoanLimits } from './loan-rules.ts'

/** Outstanding loans of a plan, and all of its money, reais. */
export interface LoanPortfolio {
  lent: Amount
  planResources: Amount
}

/** How much of its money a plan has lent, and whether it lends no more. Per cent, two decimals. */
export interface PortfolioUse {
  lentPercent: number
  limitPercent: number
  isFull: boolean
}

/**
 * Whether a plan's loans have reached the limit of its investment policy, which the law keeps at 15% of the plan's money at most
 * (Resolução CMN 4.994/2022). A plan without money lends none.
 */
export function portfolioUse(
  { lent, planResources }: LoanPortfolio,
  { portfolioPercent }: Pick<LoanLimits, 'portfolioPercent'>,
): PortfolioUse {
  return {
    lentPercent: sharePercent(lent, planResources),
    limitPercent: portfolioPercent,
    isFull: toDecimal(lent).greaterThanOrEqualTo(percentOf(planResources, portfolioPercent)),
  }
}
