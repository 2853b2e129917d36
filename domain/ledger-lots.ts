import type { IsoDate } from './calendar.ts'
import { compareIso } from './calendar.ts'
import type { Amount } from './money.ts'
import { Decimal, proRata, toDecimal } from './money.ts'
import { QUOTA_DECIMALS } from './quotas.ts'

/** Money that was first credited on one day: the age that taxes count by. Quotas with eight decimals. */
export interface DatedLot {
  lotDate: IsoDate
  quotas: Amount
}

/** Part taken of a lot. Texts as a database numeric has them: reais with two decimals, quotas with eight; both positive. */
export interface TakenLot {
  lotDate: IsoDate
  amount: string
  quotas: string
}

/**
 * Takes a number of quotas, worth `amount` reais, from the oldest lots first (*PEPS*). The parts add up to the amount and to
 * the quotas exactly, and each part's amount is within a cent of its exact share of `amount`.
 * @throws RangeError when the lots don't hold so many quotas.
 */
export function takeOldest(
  lots: readonly DatedLot[],
  { amount, quotas }: { amount: Amount; quotas: Amount },
): TakenLot[] {
  let missing = toDecimal(quotas)
  const taken: { lotDate: IsoDate; quotas: Decimal }[] = []
  for (const lot of lots.toSorted((one, other) => compareIso(one.lotDate, other.lotDate))) {
    if (missing.isZero()) break
    const part = Decimal.min(toDecimal(lot.quotas), missing)
    if (part.lessThanOrEqualTo(0)) continue
    taken.push({ lotDate: lot.lotDate, quotas: part })
    missing = missing.minus(part)
  }
  if (missing.greaterThan(0)) throw new RangeError('More quotas than the lots hold')
  const amounts = sharedAmounts(
    taken.map((lot) => lot.quotas),
    amount,
  )
  return taken.map((lot, index) => ({
    lotDate: lot.lotDate,
    amount: amounts[index] ?? '0.00',
    quotas: lot.quotas.toFixed(QUOTA_DECIMALS),
  }))
}

/**
 * An amount shared out in proportion to quotas, reais unless other decimals are named: texts that add up to it. Each is the difference of
 * two rounded running sums, so that none is more than its last decimal away from its exact share and none has the other sign.
 */
export function sharedAmounts(quotas: readonly Amount[], amount: Amount, decimals = 2): string[] {
  const all = quotas.reduce<Decimal>((sum, part) => sum.plus(toDecimal(part)), new Decimal(0))
  const whole = toDecimal(amount)
  let until = new Decimal(0)
  let given = new Decimal(0)
  return quotas.map((part, index) => {
    until = until.plus(toDecimal(part))
    const takesRest = index === quotas.length - 1 || all.isZero()
    const upToHere = takesRest ? whole : proRata(whole, until, all).toDecimalPlaces(decimals)
    const share = upToHere.minus(given)
    given = upToHere
    return share.toFixed(decimals)
  })
}
