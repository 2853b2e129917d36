import { nationalHolidays } from '../business-days.ts'
import { addDays, type IsoDate, saoPauloDateOf, weekdayOf } from '../calendar.ts'

/** Days of the week, from Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
type Weekday = (typeof weekdays)[number]

/**
 * When somebody answers on each day of the week, in times of São Paulo: spans as `08:00-12:00, 13:00-18:00`, empty where nobody does. On
 * national holidays nobody answers.
 */
export type OpeningHours = Readonly<Record<Weekday, string>>

/** From one time of a day to a later one, `HH:MM`. */
export type Span = { from: string; to: string }

/** Whether somebody answers at an instant, the hours of that day, and when that changes. */
export type Opening = {
  isOpen: boolean
  today: Span[]
  /** End of the span, while it is open. */
  closesAt: Date | null
  /** Beginning of the next span, while it is closed; null without any in the days ahead. */
  opensAt: Date | null
}

/** No run of closed days is longer where there is any weekday of work. */
const DAYS_AHEAD = 21

/** São Paulo has had one time all year since 2019 (Decreto 9.772/2019). */
const BEHIND_UTC_MS = 3 * 3_600_000

const SPAN = /^(?<from>([01]\d|2[0-3]):[0-5]\d) ?- ?(?<to>([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** The spans of a text in their order, those that touch made one; null where it is none, or they overlap or go back. */
export function spansOf(text: string): Span[] | null {
  if (text.trim() === '') return []
  const spans: Span[] = []
  for (const part of text.split(',')) {
    const { from, to } = SPAN.exec(part.trim())?.groups ?? {}
    const last = spans.at(-1)
    if (!from || !to || from >= to || (last && from < last.to)) return null
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

export function openingAt(hours: OpeningHours, instant: Date): Opening {
  const day = saoPauloDateOf(instant)
  const today = spansOn(hours, day)
  const current = today.find(({ from, to }) => at(day, from) <= instant && instant < at(day, to))
  return {
    isOpen: current !== undefined,
    today,
    closesAt: current ? at(day, current.to) : null,
    opensAt: current ? null : nextOpening(hours, day, instant),
  }
}

function nextOpening(hours: OpeningHours, day: IsoDate, instant: Date): Date | null {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(day, ahead)
    const next = spansOn(hours, date)
      .map(({ from }) => at(date, from))
      .find((opening) => opening > instant)
    if (next) return next
  }
  return null
}

function spansOn(hours: OpeningHours, date: IsoDate): Span[] {
  if (nationalHolidays(Number(date.slice(0, 4))).has(date)) return []
  const weekday = weekdays[weekdayOf(date)]
  return (weekday && spansOf(hours[weekday])) ?? []
}

/** The instant of a time of day in São Paulo, up to 24:00. */
function at(date: IsoDate, time: string): Date {
  const utc = Date.parse(time === '24:00' ? `${addDays(date, 1)}T00:00Z` : `${date}T${time}Z`)
  return new Date(utc + BEHIND_UTC_MS)
}
