import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import { dueDateIn, payableUntil } from './due-date.ts'

/** Whether somebody pays contributions at all: active contributors and active self-sponsored people. */
export function paysContributions(link: { category: CategoryId; situation: SituationId }): boolean {
  const contributes = link.category === Category.taxpayer || link.category === Category.selfSponsored
  return contributes && link.situation === Situation.active
}

/** Month of the next contribution that falls due: this one until its due date can't be met any more, then the next one. */
export function nextDueMonth(today: IsoDate, parameters: Pick<ContributionParameters, 'dueDay'>): Competence {
  const month = competenceOf(today)
  return today <= payableUntil(dueDateIn(month, parameters)) ? month : addToCompetence(month, 1)
}
