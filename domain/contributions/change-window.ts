import type { IsoDate } from '#domain/calendar.ts'
import { addToCompetence, compareIso } from '#domain/calendar.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

/** Whether a change may be filed today; when not, the first day on which it may. */
export type ChangeWindow = { isOpen: true } | { isOpen: false; nextDate: IsoDate }

/**
 * Sponsored plans take one change per calendar quarter, counted by the day of filing: the next one opens with the next
 * quarter. Plans without that limit are always open. `lastChangedOn` is null when nothing was ever changed.
 */
export function changeWindow(
  { lastChangedOn, today }: { lastChangedOn: IsoDate | null; today: IsoDate },
  { changeLimit }: Pick<ContributionParameters, 'changeLimit'>,
): ChangeWindow {
  if (changeLimit === 'free' || lastChangedOn === null) return { isOpen: true }
  const nextDate = firstDayOfNextQuarter(lastChangedOn)
  return compareIso(today, nextDate) < 0 ? { isOpen: false, nextDate } : { isOpen: true }
}

function firstDayOfNextQuarter(date: IsoDate): IsoDate {
  const month = Number(date.slice(5, 7))
  return `${addToCompetence(date.slice(0, 7), 3 - ((month - 1) % 3))}-01`
}
