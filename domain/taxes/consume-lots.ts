import { compareIso } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { balanceOfLots, balanceOfQuotas, QUOTA_DECIMALS, quotasOf } from '#domain/quotas.ts'

/**
 * The part taken of a lot: quotas (eight decimals), their value in reais, rounded, and the unit value that tells it exactly. Everything else
 * of the lot stays.
 */
export type ConsumedLot<Lot extends QuotaLot> = Lot & { quotas: number; value: number; unitValue: Amount }

export interface Consumption<Lot extends QuotaLot> {
  /** Reais; always the sum of the values of `taken`. */
  gross: number
  /** Oldest first. */
  taken: ConsumedLot<Lot>[]
  /** Remaining lots, oldest first. */
  left: Lot[]
}

/**
 * Takes an amount of reais (everything when it is null) from the oldest lots first (*PEPS*). Each lot is valued and rounded
 * by itself; the residual of rounding goes to the last lot taken, so that the parts add up to what is paid.
 * @throws RangeError when the amount is negative or more than the lots are worth.
 */
export function consumeLots<Lot extends QuotaLot>(
  lots: readonly Lot[],
  unitValue: Amount,
  wanted: Amount | null,
): Consumption<Lot> {
  const balance = balanceOfLots(lots, unitValue)
  const gross = wanted === null ? balance : roundHalfUp2(wanted)
  if (gross < 0 || gross > balance) throw new RangeError('More than the lots are worth')
  const takesAll = gross === balance
  const taken: ConsumedLot<Lot>[] = []
  const left: Lot[] = []
  let missing = gross
  for (const lot of oldestFirst(lots)) {
    const value = balanceOfQuotas(lot.quotas, unitValue)
    if (takesAll || (missing > 0 && value <= missing)) {
      taken.push({ ...lot, quotas: toDecimal(lot.quotas).toNumber(), value, unitValue })
      missing = sumReais([missing, -value])
    } else if (missing > 0) {
      const quotas = Math.min(quotasOf(missing, unitValue), toDecimal(lot.quotas).toNumber())
      taken.push({ ...lot, quotas, value: missing, unitValue })
      left.push({ ...lot, quotas: lessQuotas(lot.quotas, quotas) })
      missing = 0
    } else left.push(lot)
  }
  return { gross, taken: withResidual(taken, missing), left }
}

function oldestFirst<Lot extends QuotaLot>(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((one, other) => compareIso(one.creditedOn, other.creditedOn))
}

function lessQuotas(quotas: Amount, out: Amount): number {
  return roundHalfUp(toDecimal(quotas).minus(toDecimal(out)), QUOTA_DECIMALS)
}

/** Adds the residual to the last lot, and what would make it negative to the ones before. */
function withResidual<Lot extends QuotaLot>(
  taken: readonly ConsumedLot<Lot>[],
  residual: number,
): ConsumedLot<Lot>[] {
  let open = residual
  return taken
    .toReversed()
    .map((lot) => {
      const value = Math.max(0, sumReais([lot.value, open]))
      open = sumReais([open, lot.value, -value])
      return { ...lot, value }
    })
    .toReversed()
}
