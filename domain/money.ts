import { Decimal as DecimalJs } from 'decimal.js'

/**
 * Decimal arithmetic of the whole domain: 40 significant digits, half-up. A private clone, so no other code can change
 * its rounding. Binary floats give wrong cents: 5% of a base of 1,193.10 is exactly 59.655, paid as 59.66, not 59.65.
 */
export const Decimal = DecimalJs.clone({ precision: 40, rounding: DecimalJs.ROUND_HALF_UP })
export type Decimal = DecimalJs

/**
 * A quantity that enters a rule: reais, quotas, unit values or percentages. Strings use the dot as decimal separator, as
 * a database numeric does ('1234.56'). Rules compute in `Decimal` and answer `number`.
 */
export type Amount = number | string | Decimal

/** The amount as `Decimal`. @throws RangeError when it is no finite number, so that a NaN never reaches a sum. */
export function toDecimal(amount: Amount): Decimal {
  let value: Decimal
  try {
    value = new Decimal(amount)
  } catch {
    throw new RangeError('Not a decimal amount')
  }
  if (!value.isFinite()) throw new RangeError('Not a finite amount')
  return value
}

/** Rounds half-up (ties away from zero) to `places` decimals; never answers -0. */
export function roundHalfUp(amount: Amount, places: number): number {
  const rounded = toDecimal(amount).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toNumber()
  return rounded === 0 ? 0 : rounded
}

/** Reais rounded half-up to the cent; never -0. */
export function roundHalfUp2(reais: Amount): number {
  return roundHalfUp(reais, 2)
}

/** The most whole cents that are not above an amount of reais: how a limit reads in reais, without passing it. */
export function roundDown2(reais: Amount): number {
  const rounded = toDecimal(reais).toDecimalPlaces(2, Decimal.ROUND_FLOOR).toNumber()
  return rounded === 0 ? 0 : rounded
}

/** Reais to whole cents, half-up: 0.005 → 1. */
export function toCents(reais: Amount): number {
  return roundHalfUp(toDecimal(reais).times(100), 0)
}

/** Whole cents to reais. @throws RangeError when `cents` is not an integer. */
export function fromCents(cents: number): number {
  if (!Number.isInteger(cents)) throw new RangeError('Cents must be whole')
  return roundHalfUp2(new Decimal(cents).dividedBy(100))
}

/** Exact sum of reais, rounded half-up to the cent once, at the end. */
export function sumReais(amounts: readonly Amount[]): number {
  return roundHalfUp2(amounts.reduce<Decimal>((sum, amount) => sum.plus(toDecimal(amount)), new Decimal(0)))
}

/** `percent` per cent of an amount, exact and unrounded: the caller rounds where its formula says so. */
export function percentOf(amount: Amount, percent: Amount): Decimal {
  return toDecimal(amount).times(toDecimal(percent)).dividedBy(100)
}

/**
 * `amount × part ÷ whole`, for the caller to round once: the one place where an amount is divided in proportion. Multiplied first, since a
 * quotient that never ends loses the half cent that a product still has: 27.885 × 1 ÷ 3 is 9.295, and 27.885 times a third a bit less.
 */
export function proRata(amount: Amount, part: Amount, whole: Amount): Decimal {
  return toDecimal(amount).times(toDecimal(part)).dividedBy(toDecimal(whole))
}

/** A part in per cent of a whole, two decimals half-up; 0 of nothing. */
export function sharePercent(part: Amount, whole: Amount): number {
  const total = toDecimal(whole)
  return total.isZero() ? 0 : roundHalfUp2(proRata(part, 100, total))
}

/** Whether an amount of reais has at most two decimals, as every amount typed or imported must. */
export function isWholeCents(reais: Amount): boolean {
  return toDecimal(reais).decimalPlaces() <= 2
}
