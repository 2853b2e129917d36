import type { Querier } from '../../database/client.ts'
import { type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { notFound } from '../../problem.ts'

/** A link that an attendant's act on a person names. @throws 404 for one of somebody else as for none */
export async function linkOfPerson(database: Querier, personId: number, linkId: number): Promise<LinkRow> {
  const row = (await linksOfPerson(database, personId)).find(({ link }) => link.id === linkId)
  if (!row) throw notFound('Esta matrícula não é desta pessoa. Procure a pessoa de novo.')
  return row
}
