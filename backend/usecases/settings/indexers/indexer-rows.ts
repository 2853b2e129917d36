import { asc, inArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { indexerValues } from '#backend/database/schema/registries.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'

/** Monthly values of some indexes, oldest first, by the id of their record. */
export async function readIndexerRows(
  database: Querier,
  ids: readonly number[],
): Promise<ReadonlyMap<number, IndexerValue[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(indexerValues)
    .where(inArray(indexerValues.entryId, [...ids]))
    .orderBy(asc(indexerValues.entryId), asc(indexerValues.competence))
  return Map.groupBy(rows, ({ entryId }) => entryId)
}
