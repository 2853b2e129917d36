import type { Competence, IsoDate } from '#domain/calendar.ts'
import { compareIso, competenceOf } from '#domain/calendar.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { Decimal, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ProfileQuota, StatementEntry } from './statement-entry.ts'
import { inOrder } from './statement-lines.ts'

/** One point of the chart, at a quota date. Reais, accumulated since the beginning. */
export interface EvolutionPoint {
  month: Competence
  date: IsoDate
  contributed: number
  withdrawn: number
  balance: number
  /** What investment added: balance + withdrawn − contributed. */
  return: number
}

/**
 * Contributions against return at every quota date from the first movement on. Quotas held in a profile are valued at that
 * profile's newest unit value of the day.
 */
export function contributionsAgainstReturn(
  entries: readonly StatementEntry[],
  quotas: readonly ProfileQuota[],
): EvolutionPoint[] {
  const movements = inOrder(entries.filter(({ account }) => isIndividualAccount(account)))
  const prices = quotas.toSorted((one, other) => compareIso(one.date, other.date))
  const dates = [...new Set(prices.map(({ date }) => date))]
  const held = new Map<number, Decimal>()
  const unitValues = new Map<number, Decimal>()
  const sums = { contributed: new Decimal(0), withdrawn: new Decimal(0) }
  const points: EvolutionPoint[] = []
  let nextMovement = 0
  let nextPrice = 0
  for (const date of dates) {
    for (let price = prices[nextPrice]; price && price.date <= date; price = prices[nextPrice]) {
      unitValues.set(price.profileId, toDecimal(price.unitValue))
      nextPrice += 1
    }
    for (
      let entry = movements[nextMovement];
      entry && entry.creditedOn <= date;
      entry = movements[nextMovement]
    ) {
      held.set(entry.profileId, toDecimal(entry.quotas).plus(held.get(entry.profileId) ?? 0))
      const amount = toDecimal(entry.amount)
      if (amount.isNegative()) sums.withdrawn = sums.withdrawn.minus(amount)
      else sums.contributed = sums.contributed.plus(amount)
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
      contributed: roundHalfUp2(sums.contributed),
      withdrawn: roundHalfUp2(sums.withdrawn),
      balance,
      return: roundHalfUp2(sums.withdrawn.plus(balance).minus(sums.contributed)),
    })
  }
  return points
}
