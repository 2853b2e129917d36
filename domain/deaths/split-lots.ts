import type { HeldLot, LeavingLot } from '#domain/exits/held-lots.ts'
import { Decimal, proRata, roundHalfUp, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'

/**
 * A balance among beneficiaries, lot by lot, so that the money of each keeps its age: the lots of each, in the order of their
 * weights. All quotas of every lot are given, and the reais of all together are what the lots are worth; no part is more than a
 * cent away from its quotas' value and none is less than nothing.
 */
export function splitLots(lots: readonly HeldLot[], weights: readonly number[]): LeavingLot[][] {
  let exact = new Decimal(0)
  return weights.map((_, at) =>
    lots.flatMap((lot) => {
      const quotas = partOf(lot.quotas, weights, at)
      if (quotas.isZero()) return []
      const before = roundHalfUp2(exact)
      exact = exact.plus(quotas.times(toDecimal(lot.unitValue)))
      const value = sumReais([roundHalfUp2(exact), -before])
      return [{ ...lot, quotas: quotas.toFixed(QUOTA_DECIMALS), value }]
    }),
  )
}

/** The difference of two rounded running shares, so that the parts of a lot are all of it. */
function partOf(quotas: string, weights: readonly number[], at: number): Decimal {
  const whole = toDecimal(quotas)
  const upTo = (count: number) =>
    count === weights.length
      ? whole
      : toDecimal(
          roundHalfUp(proRata(whole, sumReais(weights.slice(0, count)), sumReais(weights)), QUOTA_DECIMALS),
        )
  return upTo(at + 1).minus(upTo(at))
}
