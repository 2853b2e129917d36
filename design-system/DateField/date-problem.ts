import { strings } from '../strings.ts'
import type { DayLimits } from './day-props.ts'
import type { IsoDate } from './iso-date.ts'

const written = (iso: IsoDate) => iso.split('-').toReversed().join('/')

/** Why a day is not accepted: before the first, or after the last. Undefined when it is, or when there is none. */
export const dayProblem = (
  day: IsoDate | null | undefined,
  { minValue, maxValue }: DayLimits,
): string | undefined => {
  if (!day) return undefined
  if (minValue && day < minValue) return strings.dateField.tooEarly(written(minValue))
  if (maxValue && day > maxValue) return strings.dateField.tooLate(written(maxValue))
  return undefined
}

/** The same for a range, which must also not end before it starts. */
export const rangeProblem = (
  range: { start: IsoDate; end: IsoDate } | null,
  limits: DayLimits,
): string | undefined => {
  if (!range) return undefined
  if (range.end < range.start) return strings.dateField.reversed
  return dayProblem(range.start, limits) ?? dayProblem(range.end, limits)
}
