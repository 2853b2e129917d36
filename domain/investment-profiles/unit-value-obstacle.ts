import type { IsoDate } from '../calendar.ts'
import { type Amount, toDecimal } from '../money.ts'

/** Decimals of a unit value. */
export const UNIT_VALUE_DECIMALS = 8

/** A unit value that somebody tells, and what is known of its day. */
export type ToldUnitValue = {
  date: IsoDate
  value: Amount
  /** The value in force of that day; null: none yet. */
  known: Amount | null
  /** Whether money was posted at a value of that day. */
  isPosted: boolean
  hasReason: boolean
  today: IsoDate
}

/**
 * `future`: the day is to come; `value`: not above zero, or with more decimals than are kept; `same`: it is what is known already;
 * `posted`: money was posted at it, which only a reversal can put right; `reason`: a correction says why.
 */
export type UnitValueObstacle = 'future' | 'value' | 'same' | 'posted' | 'reason'

/** Why a unit value cannot be recorded; null: it can. A value is never overwritten: a correction is a further version of its day. */
export function unitValueObstacle(told: ToldUnitValue): UnitValueObstacle | null {
  const value = toDecimal(told.value)
  if (told.date > told.today) return 'future'
  if (!value.greaterThan(0) || value.decimalPlaces() > UNIT_VALUE_DECIMALS) return 'value'
  if (told.known === null) return null
  if (value.equals(toDecimal(told.known))) return 'same'
  if (told.isPosted) return 'posted'
  return told.hasReason ? null : 'reason'
}
