import { addDays, addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'

/** Days from `from` until the day before `before`; null: without a beginning or an end. */
export type Days = { from: IsoDate | null; before: IsoDate | null }

/** Days as whole months, null for none, and as the days at either end that are no whole month. */
export type SplitDays = { months: Days | null; edges: { from: IsoDate; before: IsoDate }[] }

/** Splits the days from the first to the last, both among them; null: as far as there are any. */
export function splitDays(first: IsoDate | null, last: IsoDate | null): SplitDays {
  const before = last === null ? null : addDays(last, 1)
  if (first !== null && before !== null && first >= before) return { months: null, edges: [] }
  const firstMonth = first === null ? null : isFirstDay(first) ? first : monthAfter(first)
  const monthsEnd = before === null ? null : monthOf(before)
  if (
    first !== null &&
    before !== null &&
    firstMonth !== null &&
    monthsEnd !== null &&
    firstMonth > monthsEnd
  ) {
    return { months: null, edges: [{ from: first, before }] }
  }
  const edges = [
    ...(before !== null && monthsEnd !== null && monthsEnd < before ? [{ from: monthsEnd, before }] : []),
    ...(first !== null && firstMonth !== null && first < firstMonth
      ? [{ from: first, before: firstMonth }]
      : []),
  ]
  const isNone = firstMonth !== null && firstMonth === monthsEnd
  return { months: isNone ? null : { from: firstMonth, before: monthsEnd }, edges }
}

/** First day of the month after a day's. */
export function monthAfter(date: IsoDate): IsoDate {
  return `${addToCompetence(competenceOf(date), 1)}-01`
}

function monthOf(date: IsoDate): IsoDate {
  return `${competenceOf(date)}-01`
}

function isFirstDay(date: IsoDate): boolean {
  return date.endsWith('-01')
}
