import type { Strings } from '../strings/strings.ts'
import type { DayLimits } from './day-props.ts'
import type { IsoDate } from './iso-date.ts'

const written = (iso: IsoDate, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso))

/** Why a day is not accepted: before the first, or after the last. Undefined when it is, or when there is none. */
export const dayProblem = (
  day: IsoDate | null | undefined,
  { minValue, maxValue }: DayLimits,
  { dateField, locale }: Strings,
): string | undefined => {
  if (!day) return undefined
  if (minValue && day < minValue) return dateField.tooEarly(written(minValue, locale))
  if (maxValue && day > maxValue) return dateField.tooLate(written(maxValue, locale))
  return undefined
}

/** The same for a range, which must also not end before it starts. */
export const rangeProblem = (
  range: { start: IsoDate; end: IsoDate } | null,
  limits: DayLimits,
  strings: Strings,
): string | undefined => {
  if (!range) return undefined
  if (range.end < range.start) return strings.dateField.reversed
  return dayProblem(range.start, limits, strings) ?? dayProblem(range.end, limits, strings)
}
