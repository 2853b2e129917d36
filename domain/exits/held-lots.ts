import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { type Amount, Decimal, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'

/** Rest of the money that was first credited to an account on a day, and the quota that it is valued by. Decimal text. */
export interface HeldLot {
  account: LedgerAccount
  profileId: number
  creditedOn: IsoDate
  quotas: string
  unitValue: string
  /** Day of that value. */
  pricedOn: IsoDate
}

/** Part of a lot that leaves: quotas and their value in reais. */
export interface LeavingLot extends HeldLot {
  value: number
}

/**
 * Lots with quotas in them, oldest first, each worth its quotas. What rounding leaves passes on to the next lot of the same account, so that
 * together they are worth what statements show of the account.
 */
export function valuedLots(
  lots: readonly HeldLot[],
  placeOf = ({ account, profileId }: HeldLot) => `${account} ${profileId}`,
): LeavingLot[] {
  const before = new Map<string, { exact: Decimal; rounded: number }>()
  return oldestFirst(lots)
    .filter(({ quotas }) => toDecimal(quotas).greaterThan(0))
    .map((lot) => {
      const place = placeOf(lot)
      const { exact, rounded } = before.get(place) ?? { exact: new Decimal(0), rounded: 0 }
      const upTo = exact.plus(toDecimal(lot.quotas).times(toDecimal(lot.unitValue)))
      const value = sumReais([roundHalfUp2(upTo), -rounded])
      before.set(place, { exact: upTo, rounded: roundHalfUp2(upTo) })
      return { ...lot, value }
    })
}

function oldestFirst(lots: readonly HeldLot[]): HeldLot[] {
  return lots.toSorted((one, other) => compareIso(one.creditedOn, other.creditedOn))
}

/**
 * The same share of every lot, so that what stays keeps its age: as much as comes to an amount in reais.
 * @throws RangeError when the lots are worth less
 */
export function shareOfLots(lots: readonly HeldLot[], amount: number): LeavingLot[] {
  const total = lots.reduce<Decimal>(
    (sum, { quotas, unitValue }) => sum.plus(toDecimal(quotas).times(toDecimal(unitValue))),
    new Decimal(0),
  )
  if (total.lessThan(amount)) throw new RangeError('More than the lots are worth')
  return partOfLots(lots, amount, total)
}

/** So many per cent of the quotas of every lot, whatever they are worth by now; all of them for 100. */
export function percentOfLots(lots: readonly HeldLot[], percent: number): LeavingLot[] {
  return percent >= 100 ? valuedLots(lots) : partOfLots(lots, percent, 100)
}

function partOfLots(lots: readonly HeldLot[], part: Amount, whole: Amount): LeavingLot[] {
  return valuedLots(
    lots.map((lot) => ({ ...lot, quotas: proRata(lot.quotas, part, whole).toFixed(QUOTA_DECIMALS) })),
    () => 'all',
  )
}
