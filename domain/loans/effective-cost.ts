import { daysBetween, type IsoDate } from '#domain/calendar.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { Instalment } from './instalment.ts'

/** Halvings after which a double tells the root no better. */
const HALVINGS = 100
const DAYS_A_YEAR = 365

/** A loan's payout with its day, and its instalments. Reais. */
export interface LoanFlow {
  /** Reais paid out: the amount less taxes and fees. */
  credit: number
  /** Debt of an earlier loan that it settles, which is worth as much to the person as what is paid out. */
  settles?: number
  releasedOn: IsoDate
  instalments: readonly Pick<Instalment, 'amount' | 'dueDate'>[]
}

/**
 * Total effective cost (*CET*), per cent a year with two decimals: the rate at which the instalments, each discounted by (1 + CET) to the
 * power of its days / 365, are worth what the person got on the day of its release (Resolução CMN 4.881/2020, art. 4º, before it 3.517/2007). Null
 * where that is nothing, or less is paid back than was.
 */
export function effectiveCostPercent({
  credit,
  settles = 0,
  releasedOn,
  instalments,
}: LoanFlow): number | null {
  const flows = instalments.map(({ amount, dueDate }) => ({
    amount,
    years: daysBetween(releasedOn, dueDate) / DAYS_A_YEAR,
  }))
  const got = sumReais([credit, settles])
  // Worth of the instalments at a yearly factor, less what the person got: falls as the factor grows.
  const surplus = (factor: number) =>
    flows.reduce((sum, { amount, years }) => sum + amount / factor ** years, 0) - got
  const isFuture = flows.every(({ years }) => years > 0)
  if (got <= 0 || !isFuture || surplus(1) < -1e-6) return null
  let [low, high] = [1, 2]
  while (surplus(high) > 0) [low, high] = [high, high * 2]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (surplus(middle) > 0) low = middle
    else high = middle
  }
  return roundHalfUp2((((low + high) / 2 - 1) * 100).toFixed(9))
}
