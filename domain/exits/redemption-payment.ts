import { Decimal, percentOf, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS, quotasOf } from '#domain/quotas.ts'
import { type HeldLot, type LeavingLot, valuedLots } from './held-lots.ts'

export interface RedemptionPayment {
  /** Paid out of it, oldest first. */
  paid: LeavingLot[]
  /** The sponsor's part that the person has no right to: the plan keeps it. */
  forfeited: LeavingLot[]
  /** Reais, before tax. */
  gross: number
}

/**
 * One of several payments of a redemption: an equal share of what there is, from the oldest lots first (*PEPS*); the last one takes all
 * of it. What of the sponsor's part is not vested leaves with the first payment, so that later ones find vested lots alone.
 * @param lots what may be redeemed; @param left payments that are still to come, this one included; @param vestedPercent of the sponsor's
 * part, 100 once the rest has left
 */
export function redemptionPayment(
  lots: readonly HeldLot[],
  { left, vestedPercent }: { left: number; vestedPercent: number },
): RedemptionPayment {
  const parts = lots.map((lot) => vestedParts(lot, vestedPercent))
  const all = valuedLots(parts.map(({ vested }) => vested))
  const forfeited = valuedLots(parts.flatMap(({ unvested }) => unvested ?? []))
  const total = sumReais(all.map(({ value }) => value))
  const paid = left === 1 ? all : takenUpTo(all, roundHalfUp2(toDecimal(total).dividedBy(left)))
  return { paid, forfeited, gross: sumReais(paid.map(({ value }) => value)) }
}

function vestedParts(lot: HeldLot, percent: number): { vested: HeldLot; unvested: HeldLot | null } {
  if (lot.account !== 'sponsor') return { vested: lot, unvested: null }
  const all = toDecimal(lot.quotas)
  const vested = toDecimal(percentOf(all, percent).toFixed(QUOTA_DECIMALS))
  return {
    vested: { ...lot, quotas: vested.toFixed(QUOTA_DECIMALS) },
    unvested: { ...lot, quotas: all.minus(vested).toFixed(QUOTA_DECIMALS) },
  }
}

function takenUpTo(lots: readonly LeavingLot[], wanted: number): LeavingLot[] {
  const taken: LeavingLot[] = []
  let missing = wanted
  for (const lot of lots) {
    if (missing <= 0) break
    if (lot.value <= missing) taken.push(lot)
    else {
      const quotas = Decimal.min(toDecimal(quotasOf(missing, lot.unitValue)), toDecimal(lot.quotas))
      taken.push({ ...lot, quotas: quotas.toFixed(QUOTA_DECIMALS), value: missing })
    }
    missing = sumReais([missing, -Math.min(lot.value, missing)])
  }
  return taken
}
