import type { Dated } from '../validity.ts'

/** Rate withheld from redemptions in the progressive regime, per cent; settled in the annual return. */
export const redemptionTaxPercent: readonly Dated<number>[] = [
  { validFrom: '2005-01-01', validTo: null, source: 'Lei 11.053/2004, art. 3', value: 15 },
]
