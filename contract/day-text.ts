import type { IsoDate } from '#domain/calendar.ts'

/** A day in a sentence of the API: `30/10/2026`. */
export function dayText(day: IsoDate): string {
  return day.split('-').toReversed().join('/')
}
