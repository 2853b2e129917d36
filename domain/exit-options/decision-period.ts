import { addBusinessDays } from '#domain/business-days.ts'
import { addDays, compareIso, daysBetween, type IsoDate } from '#domain/calendar.ts'

/** What a plan gives somebody who leaves to decide (regulation; CNPC 50/2022). */
export interface DecisionRules {
  /** Days from the delivery of the exit statement. */
  decisionDays: number
  /** Days from the notice of the exit until the statement must be delivered. */
  statementDays: number
  /** Business days that the entity has for the answer to a contestation. */
  answerBusinessDays: number
  /** Days before the end on which the person is reminded. */
  reminderDays: readonly number[]
}

/** What a plan begins with: thirty days for the statement, sixty to decide (CNPC 50/2022). */
export const suggestedDecisionRules = { statementDays: 30, decisionDays: 60 } as const

/** A statement that was contested; the clock stands still from that day until the day of the answer. */
export interface Contestation {
  from: IsoDate
  /** Null while nobody has answered. */
  answeredOn: IsoDate | null
}

export interface DecisionPeriod {
  deliveredOn: IsoDate
  contestations: readonly Contestation[]
}

/** Last day on which the exit statement must be delivered. */
export function statementDueOn(
  noticeOn: IsoDate,
  { statementDays }: Pick<DecisionRules, 'statementDays'>,
): IsoDate {
  return addDays(noticeOn, statementDays)
}

/** Last day for the answer to a contestation. */
export function answerDueOn(
  from: IsoDate,
  { answerBusinessDays }: Pick<DecisionRules, 'answerBusinessDays'>,
): IsoDate {
  return addBusinessDays(from, answerBusinessDays)
}

/** Last day to decide; null while a contestation waits for its answer, which moves it. */
export function decisionEndsOn(
  { deliveredOn, contestations }: DecisionPeriod,
  { decisionDays }: Pick<DecisionRules, 'decisionDays'>,
): IsoDate | null {
  let end = addDays(deliveredOn, decisionDays)
  for (const { from, answeredOn } of contestations) {
    // One that comes when nothing was left to decide stops no clock.
    if (compareIso(from, end) > 0) continue
    if (answeredOn === null) return null
    end = addDays(end, Math.max(0, daysBetween(from, answeredOn)))
  }
  return end
}

/** Where the clock is on a day: `stopped` by a contestation, `over` after its last day. */
export type DecisionClock =
  | { state: 'running'; endsOn: IsoDate; daysLeft: number }
  | { state: 'stopped' }
  | { state: 'over'; endedOn: IsoDate }

export function decisionClock(period: DecisionPeriod, rules: DecisionRules, today: IsoDate): DecisionClock {
  const endsOn = decisionEndsOn(period, rules)
  if (endsOn === null) return { state: 'stopped' }
  const daysLeft = daysBetween(today, endsOn)
  return daysLeft < 0 ? { state: 'over', endedOn: endsOn } : { state: 'running', endsOn, daysLeft }
}

/** The days on which the person is reminded, earliest first; none that lie before the delivery. */
export function remindersOn(period: DecisionPeriod, rules: DecisionRules): IsoDate[] {
  const endsOn = decisionEndsOn(period, rules)
  if (endsOn === null) return []
  return rules.reminderDays
    .map((days) => addDays(endsOn, -days))
    .filter((day) => compareIso(day, period.deliveredOn) > 0)
    .toSorted(compareIso)
}
