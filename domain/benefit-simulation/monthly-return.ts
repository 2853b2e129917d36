import type { Amount } from '#domain/money.ts'
import { Decimal, toDecimal } from '#domain/money.ts'

/** What a month adds at a yearly real return of so many per cent, as a fraction, exact: (1 + r)^(1/12) − 1. */
export function monthlyReturn(yearlyPercent: Amount): Decimal {
  return toDecimal(yearlyPercent).dividedBy(100).plus(1).pow(new Decimal(1).dividedBy(12)).minus(1)
}
