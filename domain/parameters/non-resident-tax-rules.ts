import type { NonResidentTaxRules } from '#domain/taxes/non-resident-tax.ts'
import type { Dated } from '../validity.ts'

/**
 * Withholding from payments to whoever lives abroad. The fixed 25% of the law does not hold for retirement income; whether the decision
 * reaches redemptions is open, so they keep it until the entity publishes otherwise.
 */
export const nonResidentTaxRules: readonly Dated<NonResidentTaxRules>[] = [
  {
    validFrom: '2005-01-01',
    validTo: null,
    source: 'STF, Tema 1174 (ARE 1.327.491); Lei 9.779/1999, art. 7º',
    value: { benefitPercent: null, redemptionPercent: 25 },
  },
]
