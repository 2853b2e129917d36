import type { IsoDate } from '../../calendar.ts'
import { type Amount, toDecimal } from '../../money.ts'
import { QUOTA_DECIMALS } from '../../quotas.ts'

/** Largest change from one value to the next that is believed, a fraction: 21.39 for 2.139 is a comma in the wrong place. */
const LARGEST_CHANGE = '0.5'

/** A unit value that somebody tells, and what is known of its day. */
export type ToldUnitValue = {
  date: IsoDate
  value: Amount
  /** The value in force of that day; null: none yet. */
  known: Amount | null
  /** The nearest value before that day; null: none. */
  previous: Amount | null
  /** Whether money was posted at a value of that day. */
  isPosted: boolean
  hasReason: boolean
  today: IsoDate
}

/**
 * `future`: the day is to come; `value`: not above zero, or with more decimals than are kept; `implausible`: too far from the one before; `same`: it is what is known already;
 * `posted`: money was posted at it, which only a reversal can put right; `reason`: a correction says why.
 */
export type UnitValueObstacle = 'future' | 'value' | 'implausible' | 'same' | 'posted' | 'reason'

/** Why a unit value cannot be recorded; null: it can. A value is never overwritten: a correction is a further version of its day. */
export function unitValueObstacle(told: ToldUnitValue): UnitValueObstacle | null {
  const value = toDecimal(told.value)
  if (told.date > told.today) return 'future'
  if (!value.greaterThan(0) || value.decimalPlaces() > QUOTA_DECIMALS) return 'value'
  if (told.known !== null && value.equals(toDecimal(told.known))) return 'same'
  if (told.known !== null && told.isPosted) return 'posted'
  if (isImplausible(told)) return 'implausible'
  return told.known === null || told.hasReason ? null : 'reason'
}

function isImplausible({ value, previous }: ToldUnitValue): boolean {
  if (previous === null) return false
  return toDecimal(value).dividedBy(toDecimal(previous)).minus(1).abs().greaterThan(LARGEST_CHANGE)
}
