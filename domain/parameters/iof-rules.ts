import type { IofRules } from '#domain/loans/iof.ts'
import type { Dated } from '../validity.ts'

/** Tax on credit to natural persons. The day of the release decides. */
export const iofRules: readonly Dated<IofRules>[] = [
  {
    validFrom: '2022-01-01',
    validTo: null,
    source: 'Decreto 6.306/2007, art. 7º; Lei 9.779/1999, art. 13',
    value: {
      additionalPercent: '0.38',
      dailyPercent: '0.0082',
      maximumDays: 365,
      ceilingPercent: '3.373',
    },
  },
]
