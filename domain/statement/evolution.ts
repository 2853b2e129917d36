import type { Competence, IsoDate } from '#domain/calendar.ts'
import { compareIso, competenceOf } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ProfileQuota } from './statement-entry.ts'

/** Movement of one day in one profile: quotas, and reais that came in from outside and left. */
export interface DayMovement {
  date: IsoDate
  profileId: number
  quotas: Amount
  contributed: Amount
  withdrawn: Amount
}

/** One point of the chart, at a quota date. Reais, accumulated since the beginning. */
export interface EvolutionPoint {
  month: Competence
  date: IsoDate
  contributed: number
  withdrawn: number
  balance: number
  /** Gain of the investment: balance + withdrawn − contributed. */
  return: number
}

/**
 * Where a link stood at every quota date from the first movement on. Quotas held in a profile are valued at that profile's newest
 * unit value of the day.
 */
export function evolutionOf(
  movements: readonly DayMovement[],
  quotas: readonly ProfileQuota[],
): EvolutionPoint[] {
  const inOrder = movements.toSorted((one, other) => compareIso(one.date, other.date))
  const prices = quotas.toSorted((one, other) => compareIso(one.date, other.date))
  const dates = [...new Set(prices.map(({ date }) => date))]
  const held = new Map<number, Decimal>()
  const unitValues = new Map<number, Decimal>()
  let [contributed, withdrawn] = [new Decimal(0), new Decimal(0)]
  const points: EvolutionPoint[] = []
  let nextMovement = 0
  let nextPrice = 0
  for (const date of dates) {
    for (let price = prices[nextPrice]; price && price.date <= date; price = prices[nextPrice]) {
      unitValues.set(price.profileId, toDecimal(price.unitValue))
      nextPrice += 1
    }
    for (let day = inOrder[nextMovement]; day && day.date <= date; day = inOrder[nextMovement]) {
      held.set(day.profileId, toDecimal(day.quotas).plus(held.get(day.profileId) ?? 0))
      contributed = contributed.plus(day.contributed)
      withdrawn = withdrawn.plus(day.withdrawn)
      nextMovement += 1
    }
    if (nextMovement === 0) continue
    const balance = roundHalfUp2(
      [...held].reduce<Decimal>(
        (sum, [profileId, quantity]) => sum.plus(quantity.times(unitValues.get(profileId) ?? 0)),
        new Decimal(0),
      ),
    )
    points.push({
      month: competenceOf(date),
      date,
      contributed: roundHalfUp2(contributed),
      withdrawn: roundHalfUp2(withdrawn),
      balance,
      return: roundHalfUp2(withdrawn.plus(balance).minus(contributed)),
    })
  }
  return points
}
