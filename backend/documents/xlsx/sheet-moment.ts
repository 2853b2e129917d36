import type { IsoDate } from '#domain/calendar.ts'

/** A day, or a moment to the minute, in a cell: spreadsheet programs sort and filter by it. */
export type SheetMoment = { day: IsoDate } | { instant: Date }

const MS_A_DAY = 86_400_000

/** Day 0 of spreadsheets, whose first is 1 January 1900, and which count a 29 February of that year. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** The number that a spreadsheet keeps for it: days since its day 0, as clocks in São Paulo show it. */
export function serialOf(moment: SheetMoment): number {
  const shown = 'day' in moment ? `${moment.day}T00:00` : saoPauloMinute(moment.instant)
  return (Date.parse(`${shown}Z`) - DAY_ZERO) / MS_A_DAY
}

/** `2026-11-11T12:00`. */
function saoPauloMinute(instant: Date): string {
  return instant.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 16).replace(' ', 'T')
}
