import { type SQL, sql } from 'drizzle-orm'
import { addDays, addMonths, compareIso, type IsoDate } from '#domain/calendar.ts'
import { MONTHS_READABLE_AFTER_END, Situation } from '#domain/participants.ts'
import { planLinks } from '../schema/plans.ts'

/**
 * Whether a row of `plan_links` is a link that its holder sees on a day: what `isActiveLink` of the domain says, for who asks of many at
 * once. A test holds the two together.
 */
export function isActiveLinkOn(today: IsoDate): SQL {
  const { closed, deceased, ported } = Situation
  return sql`(${planLinks.situation} not in (${closed}, ${deceased}, ${ported})
    or (${planLinks.situation} in (${closed}, ${ported}) and ${planLinks.situationSince} >= ${oldestReadableEnd(today)}::date))`
}

/** The earliest day on which a link may have ended that can still be read today. */
function oldestReadableEnd(today: IsoDate): IsoDate {
  const isReadable = (end: IsoDate) => compareIso(today, addMonths(end, MONTHS_READABLE_AFTER_END)) <= 0
  // Months of different lengths put it a few days before the same day of the month.
  let end = addDays(addMonths(today, -MONTHS_READABLE_AFTER_END), -5)
  while (!isReadable(end)) end = addDays(end, 1)
  return end
}
