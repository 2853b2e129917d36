import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type RegistryData, type RegistryId, registries } from '#contract/settings/registries.ts'
import type { Querier } from '../client.ts'
import { registryEntries } from '../schema/registries.ts'

/** The records of a registry that are not archived, with their ids, by key; `entryId`: that one alone. */
export async function registryRecords<Id extends RegistryId>(
  database: Querier,
  registry: Id,
  entryId?: number,
): Promise<(RegistryData<Id> & { id: number })[]> {
  const schema: v.GenericSchema<unknown, RegistryData<Id>> = registries[registry].data
  const rows = await database
    .select({ id: registryEntries.id, data: registryEntries.data })
    .from(registryEntries)
    .where(
      and(
        eq(registryEntries.registry, registry),
        isNull(registryEntries.archivedAt),
        entryId === undefined ? undefined : eq(registryEntries.id, entryId),
      ),
    )
    .orderBy(asc(registryEntries.key))
  return rows.map(({ id, data }) => ({ ...v.parse(schema, data), id }))
}
