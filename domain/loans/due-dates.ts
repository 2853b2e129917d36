import { addMonths, type IsoDate } from '#domain/calendar.ts'

/**
 * Days on which the instalments of a loan fall due: the plan's day of every month after that of the release. In a month without that day
 * it is the first of the next one (Código Civil, art. 132, §3).
 */
export function loanDueDates(
  releasedOn: IsoDate,
  { months, dueDay }: { months: number; dueDay: number },
): IsoDate[] {
  // January has every day, so each due date is counted from the day itself and not from one that was moved.
  const january = `${releasedOn.slice(0, 4)}-01-${String(dueDay).padStart(2, '0')}`
  const release = Number(releasedOn.slice(5, 7)) - 1
  return Array.from({ length: months }, (_, index) => addMonths(january, release + index + 1))
}
