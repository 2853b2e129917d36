import { and, eq, ne, sql } from 'drizzle-orm'
import { savedSimulationSentences as sentences } from '#contract/simulation/benefit-simulation.text.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { savedById } from './saved-rows.ts'

/** Gives a kept simulation another name. @throws 404 when it is gone; 422 for a name that another one has */
export async function renameSimulation(
  work: Work,
  found: LinkRow,
  { id, name }: { id: number; name: string },
): Promise<{ id: number }> {
  const { database } = work
  const row = await lockedLink(database, found)
  const saved = await savedById(database, row, id)
  await requireFreeName(database, row, name, id)
  await database.update(savedSimulations).set({ name }).where(eq(savedSimulations.id, saved.id))
  await audit(work, {
    subjectId: row.link.personId,
    action: 'simulation.renamed',
    entityId: saved.id,
    after: {},
  })
  return { id }
}

/** @throws 422 when another simulation of the link has the name, however it is written */
export async function requireFreeName(
  database: Querier,
  { link }: LinkRow,
  name: string,
  ownId = 0,
): Promise<void> {
  const [taken] = await database
    .select({ id: savedSimulations.id })
    .from(savedSimulations)
    .where(
      and(
        eq(savedSimulations.linkId, link.id),
        ne(savedSimulations.id, ownId),
        eq(sql`lower(${savedSimulations.name})`, sql`lower(${name})`),
      ),
    )
  if (taken) throw invalid({ nome: sentences.sameName })
}
