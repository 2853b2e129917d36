import type { Querier } from '#backend/database/client.ts'
import { exitOf } from '#backend/database/queries/exits.ts'
import { addToCompetence, type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'

/**
 * Months that who goes on by themselves owes besides those to come: from the one after the end of the employment on, so that there is no gap
 * in the contributions, to the one before that of `firstDue`. None where no end of an employment is on record.
 */
export async function owedSinceExit(
  database: Querier,
  linkId: number,
  firstDue: IsoDate,
): Promise<Competence[]> {
  const exit = await exitOf(database, linkId)
  const months: Competence[] = []
  if (exit === null) return months
  let month = addToCompetence(competenceOf(exit.endedOn), 1)
  for (; month < competenceOf(firstDue); month = addToCompetence(month, 1)) months.push(month)
  return months
}
