import type { QuotaLot } from '#domain/quotas.ts'

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
