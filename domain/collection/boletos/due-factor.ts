import type { IsoDate } from '#domain/calendar.ts'
import { addDays, daysBetween } from '#domain/calendar.ts'

/** Factors count days from here. */
const BASE: IsoDate = '1997-10-07'
const FIRST_FACTOR = 1000
const LAST_FACTOR = 9999
const CYCLE = LAST_FACTOR - FIRST_FACTOR + 1

/**
 * Due factor (*fator de vencimento*) of a date, four digits. After 9999 (2025-02-21) the count goes on with 1000.
 * @throws RangeError before 2000-07-03, when there were no four digits yet.
 */
export function dueFactor(dueDate: IsoDate): number {
  const days = daysBetween(BASE, dueDate)
  if (days < FIRST_FACTOR) throw new RangeError('The date is before the first due factor')
  return FIRST_FACTOR + ((days - FIRST_FACTOR) % CYCLE)
}

/** Due date of a factor; each factor stands for a day in every cycle, so it is the one nearest to `near`. */
export function dueDateOfFactor(factor: number, near: IsoDate): IsoDate {
  if (!Number.isInteger(factor) || factor < FIRST_FACTOR || factor > LAST_FACTOR)
    throw new RangeError('Not a due factor')
  const first = addDays(BASE, factor)
  const cycles = Math.max(0, Math.round(daysBetween(first, near) / CYCLE))
  return addDays(first, cycles * CYCLE)
}
