import { isBusinessDay } from '#domain/business-days.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'

/** Times of a simulated day in São Paulo, in the order in which they come. */
const TIMES = {
  /** Duties that change a state are looked for from midnight on. */
  night: '00:10',
  /** And those that tell somebody something from the morning on. */
  morning: '08:20',
  participants: '10:00',
  desk: '14:30',
  evening: '20:20',
} as const
export type TimeOfDay = keyof typeof TIMES

/** São Paulo has had no summer time since 2019. */
export function instantOf(day: IsoDate, time: TimeOfDay): Date {
  return new Date(`${day}T${TIMES[time]}:00-03:00`)
}

/** Every day of a span, both ends included. */
export function* daysOf(from: IsoDate, to: IsoDate): Generator<IsoDate> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day
}

/** The first business day of a day's month from a day of it on, whether it is that day. */
export function isFirstBusinessDayFrom(dayOfMonth: number, day: IsoDate): boolean {
  const asked = `${day.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
  if (day < asked || !isBusinessDay(day)) return false
  for (let earlier = asked; earlier < day; earlier = addDays(earlier, 1))
    if (isBusinessDay(earlier)) return false
  return true
}
