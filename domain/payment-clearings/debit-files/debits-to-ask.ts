import {
  addToCompetence,
  type Competence,
  compareIso,
  competenceOf,
  daysBetween,
  type IsoDate,
} from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { dueDateIn, payableUntil } from '#domain/contributions/due-date.ts'

/** A contribution that is paid by a debit, as far as asking the bank for it goes. */
export interface DebitToAsk {
  dueDate: IsoDate
  paidOn: IsoDate | null
  cancelledOn: IsoDate | null
  /** Day for which the bank was asked to debit it, and whether it was asked to take that back. */
  askedFor: IsoDate | null
  isTakenBack: boolean
}

/**
 * The next file's word on a debit: it asks for it, or takes back one that was asked for and cancelled since. `late`: its day has come and nobody
 * asked, so that the bank debits nothing. Null: there is nothing to say.
 */
export type DebitDuty = 'ask' | 'take-back' | 'late' | null

/** Day on which a contribution is debited: its due date, or the business day after. */
export const debitDay = payableUntil

/** Days before a contribution falls due from which on who pays every month by a debit is debited for it. */
const DAYS_AHEAD = 10

/**
 * The month whose contribution is issued for who pays every month by a debit: the one that falls due within ten days, as long as the bank can
 * still be asked in time. Null on every other day.
 */
export function standingMonth(
  today: IsoDate,
  parameters: Pick<ContributionParameters, 'dueDay'>,
): Competence | null {
  const thisMonth = competenceOf(today)
  const month = [thisMonth, addToCompetence(thisMonth, 1)].find(
    (one) => compareIso(debitDay(dueDateIn(one, parameters)), today) > 0,
  )
  if (month === undefined) return null
  return daysBetween(today, dueDateIn(month, parameters)) <= DAYS_AHEAD ? month : null
}

/** The bank takes a file until the day before the debit at the latest: one of today is too late. */
export function debitDuty(debit: DebitToAsk, today: IsoDate): DebitDuty {
  if (debit.paidOn !== null) return null
  if (debit.askedFor !== null) {
    const canBeTakenBack = debit.cancelledOn !== null && compareIso(debit.askedFor, today) > 0
    return canBeTakenBack && !debit.isTakenBack ? 'take-back' : null
  }
  if (debit.cancelledOn !== null) return null
  return compareIso(debitDay(debit.dueDate), today) > 0 ? 'ask' : 'late'
}
