import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { savedSimulationSentences } from '#contract/simulation/benefit-simulation.text.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { notFound } from '../../problem.ts'

/** A simulation as it was kept. */
export type SavedRow = typeof savedSimulations.$inferSelect

/** Those of a link, newest first. */
export function savedOf(database: Querier, { link }: LinkRow): Promise<SavedRow[]> {
  return database
    .select()
    .from(savedSimulations)
    .where(eq(savedSimulations.linkId, link.id))
    .orderBy(desc(savedSimulations.id))
}

/** How many a link has. */
export async function savedCount(database: Querier, { link }: LinkRow): Promise<number> {
  const [row] = await database
    .select({ kept: count() })
    .from(savedSimulations)
    .where(eq(savedSimulations.linkId, link.id))
  return row?.kept ?? 0
}

/** Those of a link by their ids, in this order. @throws 404 when one of them is not the link's */
export async function savedByIds(
  database: Querier,
  { link }: LinkRow,
  ids: readonly number[],
): Promise<SavedRow[]> {
  const rows = await database
    .select()
    .from(savedSimulations)
    .where(and(eq(savedSimulations.linkId, link.id), inArray(savedSimulations.id, [...ids])))
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound(savedSimulationSentences.gone)
    return row
  })
}

/** One of a link. @throws 404 when it is not the link's */
export async function savedById(database: Querier, row: LinkRow, id: number): Promise<SavedRow> {
  const [found] = await savedByIds(database, row, [id])
  if (!found) throw notFound(savedSimulationSentences.gone)
  return found
}
