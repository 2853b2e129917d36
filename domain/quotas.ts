import type { IsoDate } from './calendar.ts'
import type { Amount } from './money.ts'
import { Decimal, roundHalfUp, roundHalfUp2, toDecimal } from './money.ts'

/** Decimals of quantities and unit values of quotas. */
export const QUOTA_DECIMALS = 8

/** Decimals of a return shown as per cent. */
const RETURN_PERCENT_DECIMALS = 4

/** Quotas bought by one contribution. Lots keep the date of the contribution: taxation by age consumes the oldest first. */
export interface QuotaLot {
  creditedOn: IsoDate
  /** Eight decimals. */
  quotas: Amount
}

/**
 * Quotas that an amount of reais buys at the unit value of its credit date, eight decimals half-up. A `number` holds
 * them exactly up to ninety million quotas. @throws RangeError when the unit value is not positive.
 */
export function quotasOf(amount: Amount, unitValue: Amount): number {
  return roundHalfUp(toDecimal(amount).dividedBy(positive(unitValue)), QUOTA_DECIMALS)
}

/** Value in reais of quotas at a unit value, rounded once. */
export function balanceOfQuotas(quotas: Amount, unitValue: Amount): number {
  return roundHalfUp2(toDecimal(quotas).times(toDecimal(unitValue)))
}

/** Exact sum of quotas, eight decimals. */
export function sumQuotas(quotas: readonly Amount[]): number {
  return roundHalfUp(exactSum(quotas), QUOTA_DECIMALS)
}

/** Value in reais of lots that the caller has, of one profile: the quotas are added first and rounded to the cent once. */
export function balanceOfLots(lots: readonly QuotaLot[], unitValue: Amount): number {
  return balanceOfQuotas(exactSum(lots.map((lot) => lot.quotas)), unitValue)
}

/**
 * Quotas of the new profile for quotas of the old one, at the unit values of the same day: the money stays the same to
 * the cent. @throws RangeError when the new unit value is not positive.
 */
export function switchQuotas(quotas: Amount, oldUnitValue: Amount, newUnitValue: Amount): number {
  return quotasOf(toDecimal(quotas).times(toDecimal(oldUnitValue)), newUnitValue)
}

/** Return of a period as a fraction (0.0065 is 0.65%), from the unit values at its two ends. */
export function returnBetween(firstUnitValue: Amount, lastUnitValue: Amount): number {
  return toDecimal(lastUnitValue).dividedBy(positive(firstUnitValue)).minus(1).toNumber()
}

/** Returns of each month but the first, as fractions, from unit values at the month ends, oldest first. */
export function monthlyReturns(unitValues: readonly Amount[]): number[] {
  return unitValues.slice(1).map((value, index) => returnBetween(unitValues[index] ?? value, value))
}

/** A fraction as per cent with four decimals: 0.00651047… → 0.651. */
export function returnPercent(fraction: Amount): number {
  return roundHalfUp(toDecimal(fraction).times(100), RETURN_PERCENT_DECIMALS)
}

function exactSum(quotas: readonly Amount[]): Decimal {
  return quotas.reduce<Decimal>((sum, quantity) => sum.plus(toDecimal(quantity)), new Decimal(0))
}

function positive(unitValue: Amount): Decimal {
  const value = toDecimal(unitValue)
  if (value.lessThanOrEqualTo(0)) throw new RangeError('A unit value must be positive')
  return value
}
