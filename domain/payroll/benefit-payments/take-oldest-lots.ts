import { compareIso } from '#domain/calendar.ts'
import type { HeldLot, LeavingLot } from '#domain/exits/held-lots.ts'
import { type Amount, Decimal, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { balanceOfQuotas, QUOTA_DECIMALS, type QuotaLot, quotasOf } from '#domain/quotas.ts'
import type { ConsumedLot } from '#domain/taxes/consume-lots.ts'

/** Lots that a payment takes, and the remaining ones; both oldest first. */
export interface TakenLots {
  /** Each with the quotas and the reais that leave it. Together they are what was wanted, to the cent. */
  taken: LeavingLot[]
  left: HeldLot[]
}

/** A payment, reais. `quotas`: taken exactly, where the income is so many quotas; the reais are what they are worth. */
export interface WantedPayment {
  amount: number
  quotas?: Amount | null
}

/** Rounding remainder that one lot may bear, reais. */
const CENT = 0.01

/** Worth of lots of any profiles together, reais: their quotas are valued exactly and rounded once. */
export function worthOf(lots: readonly HeldLot[]): number {
  return roundHalfUp2(
    lots.reduce<Decimal>(
      (sum, { quotas, unitValue }) => sum.plus(toDecimal(quotas).times(unitValue)),
      new Decimal(0),
    ),
  )
}

/**
 * Takes a payment from the oldest lots first (*PEPS*), whatever account they are of. Each lot is valued and rounded by itself; what rounding
 * leaves goes to the last lot taken, and where it is more than a cent to those before it.
 * @throws RangeError when the lots are worth less
 */
export function takeOldestLots(
  lots: readonly HeldLot[],
  { amount, quotas = null }: WantedPayment,
): TakenLots {
  const queue = lots
    .filter((lot) => Number(lot.quotas) > 0)
    .toSorted((one, other) => compareIso(one.creditedOn, other.creditedOn))
  const meter = isAll(queue, amount) ? takesAll : quotas === null ? takesReais(amount) : takesQuotas(quotas)
  const taken: LeavingLot[] = []
  const left: HeldLot[] = []
  for (const lot of queue) {
    const part = meter(lot)
    if (part.isZero()) {
      left.push(lot)
      continue
    }
    const rest = toDecimal(lot.quotas).minus(part)
    taken.push(leaving(lot, part))
    if (rest.greaterThan(0)) left.push({ ...lot, quotas: rest.toFixed(QUOTA_DECIMALS) })
  }
  return { taken: roundedTo(amount, taken), left }
}

/**
 * Whether an amount is all that lots are worth. Values the oldest only until they are worth more: a balance of thirty years has hundreds.
 * @throws RangeError when they are worth less
 */
function isAll(queue: readonly HeldLot[], amount: number): boolean {
  if (amount < 0) throw new RangeError('Less than nothing cannot be taken')
  const more = toDecimal(amount).plus(CENT)
  let sum = new Decimal(0)
  for (const { quotas, unitValue } of queue) {
    sum = sum.plus(toDecimal(quotas).times(unitValue))
    if (sum.greaterThan(more)) return false
  }
  const worth = roundHalfUp2(sum)
  if (amount > worth) throw new RangeError('More than the lots are worth')
  return amount === worth
}

/** How many quotas of the next lot are taken. */
type Meter = (lot: HeldLot) => Decimal

const NOTHING = new Decimal(0)

const takesAll: Meter = ({ quotas }) => toDecimal(quotas)

function takesReais(amount: number): Meter {
  let missing = amount
  return ({ quotas, unitValue }) => {
    if (missing <= 0) return NOTHING
    const value = balanceOfQuotas(quotas, unitValue)
    const isWhole = value <= missing
    const part = isWhole ? toDecimal(quotas) : Decimal.min(quotasOf(missing, unitValue), quotas)
    missing = isWhole ? sumReais([missing, -value]) : 0
    return part
  }
}

function takesQuotas(wanted: Amount): Meter {
  let missing = toDecimal(wanted)
  return ({ quotas }) => {
    if (missing.isZero()) return NOTHING
    const part = Decimal.min(missing, quotas)
    missing = missing.minus(part)
    return part
  }
}

function leaving(lot: HeldLot, quotas: Decimal): LeavingLot {
  return { ...lot, quotas: quotas.toFixed(QUOTA_DECIMALS), value: balanceOfQuotas(quotas, lot.unitValue) }
}

function roundedTo(amount: number, taken: readonly LeavingLot[]): LeavingLot[] {
  let residual = sumReais([amount, ...taken.map(({ value }) => -value)])
  return taken
    .toReversed()
    .map((lot) => {
      const part = Math.max(-CENT, -lot.value, Math.min(CENT, residual))
      residual = sumReais([residual, -part])
      return { ...lot, value: sumReais([lot.value, part]) }
    })
    .toReversed()
}

/** Of what age a payment was: the quotas and reais of each day of credit, for its tax. */
export function agesOf(taken: readonly LeavingLot[]): ConsumedLot<QuotaLot>[] {
  return taken.map(({ creditedOn, quotas, unitValue, value }) => ({
    creditedOn,
    quotas: Number(quotas),
    unitValue,
    value,
  }))
}
