import type { Amount } from '#domain/money.ts'
import { percentOf, roundDown2, toDecimal } from '#domain/money.ts'
import type { LoanLimits } from './loan-rules.ts'

/** Means by which a loan is validated, reais a month: the pay of savers, or the benefit of the assisted. */
export type LoanMeans =
  | {
      kind: 'pay'
      /** Pay without what must be deducted from it and without other loans. */
      available: Amount
      /** Net sum of a redemption today, after tax. */
      netRedemption: Amount
    }
  | {
      kind: 'benefit'
      /** Gross monthly income. */
      benefit: Amount
    }

/** Why a loan can not be larger: the plan's maximum, what was saved, or the benefit. */
export type LoanLimitCode = 'plan-maximum' | 'redemption-share' | 'benefit-multiple'

/** Reais, and the limit that decides. */
export interface LoanMaximum {
  amount: number
  limit: LoanLimitCode
}

/** The largest loan by the plan's limits, whatever its instalments: the lowest of them, in whole cents that do not pass it. */
export function loanMaximum(
  means: LoanMeans,
  { maximumAmount, redemptionPercent, benefitMultiple }: Limits,
): LoanMaximum {
  const [limit, exact] =
    means.kind === 'pay'
      ? (['redemption-share', percentOf(means.netRedemption, redemptionPercent)] as const)
      : (['benefit-multiple', toDecimal(means.benefit).times(benefitMultiple)] as const)
  return exact.lessThan(maximumAmount)
    ? { amount: Math.max(0, roundDown2(exact)), limit }
    : { amount: maximumAmount, limit: 'plan-maximum' }
}

/** The largest instalment, reais: a part of the pay or of the benefit, in whole cents that do not pass it; never negative. */
export function loanMargin(
  means: LoanMeans,
  { payMarginPercent, benefitMarginPercent }: Pick<LoanLimits, 'payMarginPercent' | 'benefitMarginPercent'>,
): number {
  const exact =
    means.kind === 'pay'
      ? percentOf(means.available, payMarginPercent)
      : percentOf(means.benefit, benefitMarginPercent)
  return Math.max(0, roundDown2(exact))
}

type Limits = Pick<LoanLimits, 'maximumAmount' | 'redemptionPercent' | 'benefitMultiple'>
