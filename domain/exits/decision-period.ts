import { addDays, compareIso, daysBetween, type IsoDate } from '#domain/calendar.ts'

/** Time that a plan gives somebody who leaves to decide (regulation; CNPC 50/2022). */
export interface DecisionRules {
  /** Days from the delivery of the exit statement. */
  decisionDays: number
  /** Days from the notice of the exit until the statement must be delivered. */
  statementDays: number
}

/** Until the plan's regulation says otherwise: thirty days for the statement, sixty to decide (CNPC 50/2022). */
export const suggestedDecisionRules = { statementDays: 30, decisionDays: 60 } as const

/** A statement that was contested; the clock stands still from that day until the day of the answer. */
interface Contestation {
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

/** Days before the last day to decide on which a person is told how much time is left. */
export const REMINDER_DAYS = [30, 15, 5, 1] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/** The days on which who may decide until a day is reminded, earliest first; none before `from`. */
export function remindersOn(endsOn: IsoDate, from: IsoDate): { daysLeft: ReminderDays; on: IsoDate }[] {
  return REMINDER_DAYS.map((daysLeft) => ({ daysLeft, on: addDays(endsOn, -daysLeft) })).filter(
    ({ on }) => compareIso(on, from) >= 0,
  )
}
