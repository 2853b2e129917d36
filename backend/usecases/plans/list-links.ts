import type { PlanLink } from '#contract/plans/plans.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { accessOf, linksOfPerson } from '../../database/queries/plan-links.ts'
import { categoryNamed, situationNamed } from '../../names.ts'
import { planOnWire } from './list-plans.ts'

/** Links that a person can use today, by plan; ended ones only while they can still be read. */
export async function listActiveLinks(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<PlanLink[]> {
  const rows = await linksOfPerson(database, personId)
  return rows
    .filter((row) => accessOf(row, today) !== 'none')
    .map(({ link, plan, person }) => ({
      id: link.id,
      matricula: link.enrolment,
      plano: planOnWire(plan),
      categoria: categoryNamed(link.category),
      situacao: situationNamed(link.situation),
      pessoa: { id: person.id, nome: person.name },
    }))
}
