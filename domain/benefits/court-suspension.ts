import { addToCompetence, type Competence, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'

/** A suspension by a court, or for a missing proof of life: its first day without a payment, and the day on which it was lifted. */
export interface CourtSuspension {
  standsSince: IsoDate
  liftedOn: IsoDate
}

/**
 * Months whose payment such a suspension kept back, the oldest first: their day of payment fell into the suspension. A month in which the person did
 * not want to be paid (`asked`, both ends included) is not one of them.
 */
export function monthsKeptBack(
  { standsSince, liftedOn }: CourtSuspension,
  asked: readonly { from: Competence; to: Competence }[],
): Competence[] {
  const months: Competence[] = []
  const last = competenceOf(liftedOn)
  for (let month = competenceOf(standsSince); month <= last; month = addToCompetence(month, 1)) {
    const day = paymentDayOf(month)
    const isInside = compareIso(standsSince, day) <= 0 && compareIso(day, liftedOn) <= 0
    if (isInside && !asked.some(({ from, to }) => from <= month && month <= to)) months.push(month)
  }
  return months
}
