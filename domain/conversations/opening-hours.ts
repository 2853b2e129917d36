import { nationalHolidays } from '../business-days.ts'
import { addDays, type IsoDate, saoPauloDateOf, weekdayOf } from '../calendar.ts'

/** A span of a weekday in which somebody answers: 0 Sunday … 6 Saturday, and times of São Paulo as `HH:MM`. */
export type Shift = { weekday: number; from: string; to: string }

/** The entity's hours. On national holidays nobody answers. */
export type OpeningHours = { shifts: Shift[] }

/** Whether somebody answers at an instant, the hours of that day, and when that changes. */
export type Opening = {
  isOpen: boolean
  today: Pick<Shift, 'from' | 'to'>[]
  /** End of the shift, while it is open. */
  closesAt: Date | null
  /** Beginning of the next shift, while it is closed; null without any in the days ahead. */
  opensAt: Date | null
}

/** No run of closed days is longer than two weeks where there is any weekday of work. */
const DAYS_AHEAD = 21

/** São Paulo has had one time all year since 2019 (Decreto 9.772/2019). */
const BEHIND_UTC_MS = 3 * 3_600_000

/** What holds at an instant. Shifts that touch or overlap are one. */
export function openingAt(hours: OpeningHours, instant: Date): Opening {
  const day = saoPauloDateOf(instant)
  const today = shiftsOn(hours, day)
  const current = today.find(
    ({ from, to }) => saoPauloInstant(day, from) <= instant && instant < saoPauloInstant(day, to),
  )
  return {
    isOpen: current !== undefined,
    today,
    closesAt: current ? saoPauloInstant(day, current.to) : null,
    opensAt: current ? null : nextOpening(hours, day, instant),
  }
}

function nextOpening(hours: OpeningHours, day: IsoDate, instant: Date): Date | null {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(day, ahead)
    const openings = shiftsOn(hours, date).map(({ from }) => saoPauloInstant(date, from))
    const next = openings.find((opening) => opening > instant)
    if (next) return next
  }
  return null
}

/** The spans of a day in their order, those that touch made one; none on a national holiday. */
function shiftsOn({ shifts }: OpeningHours, date: IsoDate): Pick<Shift, 'from' | 'to'>[] {
  if (nationalHolidays(Number(date.slice(0, 4))).has(date)) return []
  const ofDay = shifts
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .toSorted((one, other) => one.from.localeCompare(other.from))
  const spans: Pick<Shift, 'from' | 'to'>[] = []
  for (const { from, to } of ofDay) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = to > last.to ? to : last.to
    else spans.push({ from, to })
  }
  return spans
}

/** The instant of a time of day in São Paulo, as `HH:MM` up to 24:00. */
function saoPauloInstant(date: IsoDate, time: string): Date {
  const utc = Date.parse(time === '24:00' ? `${addDays(date, 1)}T00:00Z` : `${date}T${time}Z`)
  return new Date(utc + BEHIND_UTC_MS)
}
