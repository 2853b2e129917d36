import type { AnnualTaxRules } from '#domain/taxes/annual-income-tax.ts'
import type { Dated } from '../validity.ts'

/** Tables of the annual return, by the calendar year of the income. */
export const annualTaxRules: readonly Dated<AnnualTaxRules>[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'Lei 15.191/2025; Lei 15.270/2025; Lei 9.532/1997, art. 11',
    value: {
      table: [
        { upTo: 29_145.6, ratePercent: 0, deduct: 0 },
        { upTo: 33_919.8, ratePercent: 7.5, deduct: 2185.92 },
        { upTo: 45_012.6, ratePercent: 15, deduct: 4729.91 },
        { upTo: 55_976.16, ratePercent: 22.5, deduct: 8105.85 },
        { upTo: null, ratePercent: 27.5, deduct: 10_904.66 },
      ],
      dependantDeduction: 2275.08,
      simplifiedPercent: 20,
      simplifiedMaximum: 17_640,
      reduction: {
        fullUpTo: 60_000,
        fullMaximum: 2694.15,
        endsAt: 88_200,
        constant: 8429.73,
        slope: '0.095575',
      },
      pensionDeductionPercent: 12,
    },
  },
]
