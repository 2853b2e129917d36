import { addBusinessDays, isBusinessDay } from '#domain/business-days.ts'
import { addToCompetence, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { CollectionWay } from './collection.ts'

/** Business days ahead for which a contract may be paid off. */
const DAYS_AHEAD = 10

/**
 * Days for which somebody may ask for the boleto that pays off their contract: today and the business days after it, on which banks take it.
 * Where instalments are deducted from a benefit, before the next one is paid, which would change what is owed.
 */
export function settlementDays(today: IsoDate, way: CollectionWay): IsoDate[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addBusinessDays(today, index + 1))
  const all = isBusinessDay(today) ? [today, ...days] : days
  if (way !== 'pay-slip') return all
  const month = competenceOf(today)
  const thisPayment = paymentDayOf(month)
  const next = compareIso(today, thisPayment) < 0 ? thisPayment : paymentDayOf(addToCompetence(month, 1))
  return all.filter((day) => compareIso(day, next) < 0)
}
