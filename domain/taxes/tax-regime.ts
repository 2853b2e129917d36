/** Tax regimes of a plan link; *progressivo* is what applies while nothing was chosen (Lei 11.053/2004, art. 1). */
export const TAX_REGIMES = ['progressive', 'regressive'] as const
export type TaxRegime = (typeof TAX_REGIMES)[number]

/** Kind of payment, for taxation. A cash withdrawal at retirement is part of the benefit, not a redemption. */
export type PaymentKind = 'benefit' | 'cash-withdrawal' | 'redemption' | 'portability'

/**
 * Who bears the risk of a benefit: `individual` when it is paid from the person's own quotas (percentage of the balance,
 * fixed term), `actuarial` when even a part is mutual, as in a lifetime income.
 */
export type BenefitFunding = 'individual' | 'actuarial'

/** How tax is withheld: by the monthly table, at one rate, by the age of each lot, by their average age, or not at all. */
export type WithholdingMethod = 'monthly-table' | 'fixed-rate' | 'lot-age' | 'weighted-term' | 'none'

/**
 * How a payment is taxed at source. Portability is never taxed (LC 109/2001, art. 69, §2); redemptions in the progressive
 * regime lose a fixed rate (Lei 11.053/2004, art. 3); the regressive regime looks at the age of lots, or at their average
 * for actuarial benefits (IN Conjunta SRF/SPC/Susep 524/2005).
 */
export function withholdingMethod(
  kind: PaymentKind,
  regime: TaxRegime,
  funding: BenefitFunding = 'individual',
): WithholdingMethod {
  if (kind === 'portability') return 'none'
  if (regime === 'progressive') return kind === 'redemption' ? 'fixed-rate' : 'monthly-table'
  return kind !== 'redemption' && funding === 'actuarial' ? 'weighted-term' : 'lot-age'
}

/** Codes under which withheld tax is collected, for plans of defined or variable contribution. */
export type RevenueCode = '3540' | '3223' | '5565' | '3579'

/** Revenue code of a payment; null for portability, which withholds nothing. */
export function revenueCode(kind: PaymentKind, regime: TaxRegime): RevenueCode | null {
  if (kind === 'portability') return null
  if (kind === 'redemption') return regime === 'progressive' ? '3223' : '3579'
  return regime === 'progressive' ? '3540' : '5565'
}
