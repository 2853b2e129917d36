import { dayOf, type IsoDate } from '../DateField/iso-date.ts'

/** First and last day, both included, as `AAAA-MM-DD`. */
export interface IsoDateRange {
  start: IsoDate
  end: IsoDate
}

/** A range as one text, `start/end`, so that two can be compared. */
export const writeRange = (range: IsoDateRange | null | undefined): string | null | undefined =>
  range && `${range.start}/${range.end}`

/** The range a text says; `null` when it lacks a day. */
export const readRange = (text: string | null): IsoDateRange | null => {
  const [start, end] = text?.split('/') ?? []
  return start && end ? { start, end } : null
}

/** The days react-aria works with; `null` unless both are on the calendar. */
export const daysOf = (text: string | null) => {
  const range = readRange(text)
  const start = dayOf(range?.start)
  const end = dayOf(range?.end)
  return start && end ? { start, end } : null
}
