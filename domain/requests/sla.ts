import { addBusinessDays, businessDaysBetween } from '#domain/business-days.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'

/** A stretch in which the clock stood still, as while a request was returned for correction. */
export interface SlaPause {
  from: IsoDate
  /** Null while it lasts. */
  to: IsoDate | null
}

export interface SlaClock {
  receivedOn: IsoDate
  /** Time to decide, business days; more than 0. */
  slaBusinessDays: number
  /** In order and apart from each other. */
  pauses: readonly SlaPause[]
  /** The day to look at: today, or the day of the decision. */
  today: IsoDate
}

export type SlaColor = 'green' | 'amber' | 'red'

export interface SlaState {
  /** Last day in time; moves while the clock is paused. */
  dueOn: IsoDate
  /** Business days used, pauses left out. */
  elapsed: number
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
export function slaState({ receivedOn, slaBusinessDays, pauses, today }: SlaClock): SlaState {
  const paused = pausedBusinessDays(pauses, today)
  const elapsed = Math.max(0, businessDaysBetween(receivedOn, today) - paused)
  const dueOn = addBusinessDays(receivedOn, slaBusinessDays + paused)
  return {
    dueOn,
    elapsed,
    remaining: slaBusinessDays - elapsed,
    color: compareIso(today, dueOn) > 0 ? 'red' : colorOf(elapsed / slaBusinessDays),
  }
}

/** Business days in which the clock stood still up to a day. */
export function pausedBusinessDays(pauses: readonly SlaPause[], today: IsoDate): number {
  return pauses.reduce((days, { from, to }) => days + businessDaysBetween(from, to ?? today), 0)
}

function colorOf(share: number): SlaColor {
  return share < AMBER_FROM ? 'green' : 'amber'
}
