import type { Amount } from '#domain/money.ts'
import { Decimal, percentOf, roundHalfUp, sharePercent, sumReais, toDecimal } from '#domain/money.ts'
import { monthlyReturns, returnBetween, returnPercent } from '#domain/quotas.ts'

/** Periods over which profiles are compared, months. */
export const COMPARED_MONTHS = [12, 24, 36, 60] as const

const MONTHS_IN_YEAR = 12

/** Return over some months, per cent: accumulated, and a year. */
export interface PeriodReturn {
  months: number
  accumulated: number
  yearly: number
}

/**
 * Returns over the compared periods up to the newest month, from unit values at month ends, oldest first. A period for which
 * there are not enough months is null.
 */
export function periodReturns(
  unitValues: readonly Amount[],
  periods: readonly number[] = COMPARED_MONTHS,
): (PeriodReturn | null)[] {
  return periods.map((months) => {
    const [first, last] = [unitValues.at(-1 - months), unitValues.at(-1)]
    if (unitValues.length <= months || first === undefined || last === undefined) return null
    const factor = toDecimal(last).dividedBy(toDecimal(first))
    const yearly = factor.pow(new Decimal(MONTHS_IN_YEAR).dividedBy(months)).minus(1)
    return {
      months,
      accumulated: returnPercent(returnBetween(first, last)),
      yearly: roundHalfUp(yearly.times(100), 4),
    }
  })
}

/**
 * Volatility of a year, per cent with four decimals: the sample standard deviation of the newest monthly returns times the
 * root of twelve. Null with fewer than three months.
 */
export function volatility(unitValues: readonly Amount[], months: number): number | null {
  const returns = monthlyReturns(unitValues.slice(-1 - months)).map(toDecimal)
  if (returns.length < 3) return null
  const mean = Decimal.sum(...returns).dividedBy(returns.length)
  const squares = returns.map((value) => value.minus(mean).pow(2))
  const variance = Decimal.sum(...squares).dividedBy(returns.length - 1)
  return roundHalfUp(variance.times(MONTHS_IN_YEAR).sqrt().times(100), 4)
}

/** Past results of holding a profile for some months, per cent: every stretch of that length in the history. */
export interface OutcomeRange {
  /** Length of each stretch, months. */
  months: number
  /** Number of stretches looked at. */
  stretches: number
  worst: number
  /** One in ten was worse. */
  low: number
  middle: number
  /** One in ten was better. */
  high: number
  best: number
  /** Share of the stretches that lost money. */
  losingPercent: number
}

/** Range of outcomes of the history; null when it is shorter than one stretch. */
export function outcomeRange(
  unitValues: readonly Amount[],
  months: number = MONTHS_IN_YEAR,
): OutcomeRange | null {
  const results = unitValues
    .slice(months)
    .map((last, index) => returnPercent(returnBetween(unitValues[index] ?? last, last)))
    .toSorted((one, other) => one - other)
  const [worst, best] = [results[0], results.at(-1)]
  if (worst === undefined || best === undefined) return null
  const at = (share: number) => results[Math.round((results.length - 1) * share)] ?? worst
  return {
    months,
    stretches: results.length,
    worst,
    low: at(0.1),
    middle: at(0.5),
    high: at(0.9),
    best,
    losingPercent: sharePercent(results.filter((result) => result < 0).length, results.length),
  }
}

/** The same range on a balance: what it would have become, reais. */
export function outcomesOnBalance(
  balance: Amount,
  { worst, low, middle, high, best }: OutcomeRange,
): Record<'worst' | 'low' | 'middle' | 'high' | 'best', number> {
  const after = (percent: number) => sumReais([balance, percentOf(balance, percent)])
  return { worst: after(worst), low: after(low), middle: after(middle), high: after(high), best: after(best) }
}
