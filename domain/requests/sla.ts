import { addBusinessDays, businessDaysBetween } from '#domain/business-days.ts'
import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'

/** The clock of a request as it is stored. */
export interface SlaClock {
  /** Last day in time; moves when a pause ends. */
  dueOn: IsoDate
  /** Time to decide that the request was filed under, business days; more than 0. */
  slaBusinessDays: number
  /** Day on which the clock stopped, as while a request is returned for correction; null while it runs. */
  pausedSince: IsoDate | null
}

type SlaColor = 'green' | 'amber' | 'red'

export interface SlaState {
  /** Last day in time, as if a pause that lasts ended today. */
  dueOn: IsoDate
  /** Business days left; negative when late. */
  remaining: number
  color: SlaColor
}

/** Share of the time from which a request turns amber. */
const AMBER_FROM = 0.7

/**
 * Where a request stands in its time to be decided, in business days counted from the day after it was received. Green
 * under 70% of the time, amber up to and including the due date, red after it, weekends too.
 */
export function slaState(clock: SlaClock, today: IsoDate): SlaState {
  const dueOn = dueDateAfterPause(clock, today)
  const isLate = compareIso(today, dueOn) > 0
  const remaining = isLate ? -businessDaysBetween(dueOn, today) : businessDaysBetween(today, dueOn)
  const elapsed = clock.slaBusinessDays - remaining
  const color = elapsed / clock.slaBusinessDays < AMBER_FROM ? 'green' : 'amber'
  return { dueOn, remaining: remaining === 0 ? 0 : remaining, color: isLate ? 'red' : color }
}

/**
 * Last due date with which a request is amber today: of those that are not late, whatever is due by then is at risk.
 * @param slaBusinessDays more than 0
 */
export function atRiskUntil(slaBusinessDays: number, today: IsoDate): IsoDate {
  let left = 0
  while (left < slaBusinessDays && (slaBusinessDays - left - 1) / slaBusinessDays >= AMBER_FROM) left += 1
  return addDays(addBusinessDays(today, left + 1), -1)
}

/** Due date once a pause ends on a day: it moves by the business days that the clock stood still. */
export function dueDateAfterPause(
  { dueOn, pausedSince }: Pick<SlaClock, 'dueOn' | 'pausedSince'>,
  endsOn: IsoDate,
): IsoDate {
  return pausedSince === null ? dueOn : addBusinessDays(dueOn, businessDaysBetween(pausedSince, endsOn))
}
