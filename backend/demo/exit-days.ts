import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'
import { decisionEndsOn, suggestedDecisionRules } from '#domain/exits/decision-period.ts'
import { seedCalendar } from './seed-calendar.ts'

/** Days ago on which exit statements were delivered, where the end of the employment is that old. */
const DELIVERED_DAYS_AGO = 4

/** When who left the sponsor did so: on the day after the newest quota. */
export function leftOn(today: IsoDate): IsoDate {
  return addDays(seedCalendar(today).lastQuota, 1)
}

/** Day on which the exit statement of somebody who left on a day was delivered to them. */
export function deliveredOn(since: IsoDate, today: IsoDate): IsoDate {
  const some = addDays(today, -DELIVERED_DAYS_AGO)
  return compareIso(some, since) < 0 ? since : some
}

/** Last day on which Gustavo may choose: what every page, notice and e-mail names. */
export function lastDayToChoose(today: IsoDate): IsoDate {
  const delivered = deliveredOn(leftOn(today), today)
  return decisionEndsOn({ deliveredOn: delivered, contestations: [] }, suggestedDecisionRules) ?? delivered
}
