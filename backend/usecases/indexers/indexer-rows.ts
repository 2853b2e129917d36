import { asc, inArray } from 'drizzle-orm'
import type { IndexerValue } from '#domain/indexers/indexer-values.ts'
import type { Querier } from '../../database/client.ts'
import { indexerValues } from '../../database/schema/registries.ts'

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
