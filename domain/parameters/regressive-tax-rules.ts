import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import type { Dated } from '../validity.ts'

/** Table of the regressive regime, for payments since it exists. */
export const regressiveTaxRules: readonly Dated<RegressiveTaxRules>[] = [
  {
    validFrom: '2005-01-01',
    validTo: null,
    source: 'Lei 11.053/2004, art. 1; IN Conjunta SRF/SPC/Susep 524/2005',
    value: {
      brackets: [
        { upToYears: 2, ratePercent: 35 },
        { upToYears: 4, ratePercent: 30 },
        { upToYears: 6, ratePercent: 25 },
        { upToYears: 8, ratePercent: 20 },
        { upToYears: 10, ratePercent: 15 },
        { upToYears: null, ratePercent: 10 },
      ],
      riskBenefitMaximumPercent: 25,
    },
  },
]
