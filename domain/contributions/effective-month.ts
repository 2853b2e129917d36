import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

/** First month of the new percentages: the next one when filed up to the plan's last filing day, else the one after. */
export function effectiveMonth(
  filedOn: IsoDate,
  { lastFilingDay }: Pick<ContributionParameters, 'lastFilingDay'>,
): Competence {
  const day = Number(filedOn.slice(8))
  return addToCompetence(competenceOf(filedOn), day <= lastFilingDay ? 1 : 2)
}
