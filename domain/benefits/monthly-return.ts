import type { Amount } from '#domain/money.ts'
import { Decimal, toDecimal } from '#domain/money.ts'

/** A root of forty digits takes longer than a year of a series: the last ones asked are kept. */
const known = new Map<string, Decimal>()
const KEPT = 100

/** Monthly return at a yearly real return in percent, as a fraction, exact: (1 + r)^(1/12) − 1. */
export function monthlyReturn(yearlyPercent: Amount): Decimal {
  const yearly = toDecimal(yearlyPercent)
  const kept = known.get(yearly.toString())
  if (kept !== undefined) return kept
  const monthly = yearly.dividedBy(100).plus(1).pow(new Decimal(1).dividedBy(12)).minus(1)
  if (known.size >= KEPT) known.clear()
  known.set(yearly.toString(), monthly)
  return monthly
}
