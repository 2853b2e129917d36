import type { QuotaLot } from '#domain/quotas.ts'
import type { RedemptionTax } from './redemption-tax.ts'
import { redemptionTax } from './redemption-tax.ts'
import type { RegressiveTaxRules } from './regressive-rate.ts'

/** Day of payment of the worked example of the regressive regime. */
export const examplePaidOn = '2026-11-25'

/** Unit value of that day. */
export const exampleUnitValue = '3.25471890'

/** Lots of the worked example: one of each rate but 25%. */
export const exampleLots: readonly QuotaLot[] = [
  { creditedOn: '2014-05-10', quotas: 1000 },
  { creditedOn: '2017-03-10', quotas: 800 },
  { creditedOn: '2020-08-10', quotas: 1200 },
  { creditedOn: '2023-01-10', quotas: 900 },
  { creditedOn: '2025-09-10', quotas: 500 },
]

/** The worked example as people are shown it: every lot paid at once, oldest first, each at the rate of its age. */
export function workedExample(regressive: RegressiveTaxRules): RedemptionTax<QuotaLot> {
  return redemptionTax(
    { lots: exampleLots, unitValue: exampleUnitValue, paidOn: examplePaidOn, amount: null },
    'regressive',
    { regressive, progressivePercent: 0 },
  )
}
