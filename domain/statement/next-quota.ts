import { addBusinessDays, lastBusinessDayOfMonth } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'

/** When the next figures come. */
export interface NextQuota {
  /** Day whose value is computed: the last business day of the month. */
  quotaDate: IsoDate
  /** First day on which it can be shown: the next business day. */
  availableOn: IsoDate
}

/** The update that follows a monthly quota. */
export function nextQuota(newestQuotaDate: IsoDate): NextQuota {
  const month = competenceOf(newestQuotaDate)
  const ofMonth = lastBusinessDayOfMonth(month)
  const quotaDate = ofMonth > newestQuotaDate ? ofMonth : lastBusinessDayOfMonth(addToCompetence(month, 1))
  return { quotaDate, availableOn: addBusinessDays(quotaDate, 1) }
}
