import { nextBusinessDay } from '#domain/business-days.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

/** Due date in a month: the fixed day of the plan, 10 where nothing else is said, even on a weekend. */
export function dueDateIn(month: Competence, { dueDay }: Pick<ContributionParameters, 'dueDay'>): IsoDate {
  return `${month}-${String(dueDay).padStart(2, '0')}`
}

/** Due date of a slip asked for on a day: this month while there is time to issue it, else the next month. */
export function dueDateFor(
  requestedOn: IsoDate,
  parameters: Pick<ContributionParameters, 'dueDay' | 'lastIssueDay'>,
): IsoDate {
  const inTime = Number(requestedOn.slice(8)) <= parameters.lastIssueDay
  return dueDateIn(addToCompetence(competenceOf(requestedOn), inTime ? 0 : 1), parameters)
}

/** Last day to pay without charges: the due date, or the next business day when it is none. */
export function payableUntil(dueDate: IsoDate): IsoDate {
  return nextBusinessDay(dueDate)
}
