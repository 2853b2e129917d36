import { and, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { registryEntries } from '#backend/database/schema/registries.ts'
import { conflict, notFound } from '#backend/problem.ts'
import type { RegistryEntry, RegistryId } from '#contract/settings/registries.ts'
import { registryRules } from './registry-rules.ts'

/** A record with the name of who wrote it last. */
export type EntryRow = { entry: typeof registryEntries.$inferSelect; author: string | null }

/** The start of every query for records. */
export function selectEntries(database: Querier) {
  return database
    .select({ entry: registryEntries, author: people.name })
    .from(registryEntries)
    .leftJoin(people, eq(people.id, registryEntries.updatedBy))
}

/** Records as the wire has them, with their summaries. */
export async function entriesOnWire(
  database: Querier,
  registry: RegistryId,
  rows: readonly EntryRow[],
): Promise<RegistryEntry[]> {
  const ids = rows.map(({ entry }) => entry.id)
  const summaries = await registryRules[registry].summarise?.(database, ids)
  return rows.map(({ entry, author }) => ({
    id: entry.id,
    versao: entry.version,
    arquivado: entry.archivedAt !== null,
    atualizadoEm: entry.updatedAt.toISOString(),
    atualizadoPor: author,
    dados: entry.data,
    resumo: summaries?.get(entry.id) ?? {},
  }))
}

/** One record. @throws 404 when the registry has none of this id. */
export async function readEntry(database: Querier, registry: RegistryId, id: number): Promise<RegistryEntry> {
  const rows = await selectEntries(database).where(
    and(eq(registryEntries.registry, registry), eq(registryEntries.id, id)),
  )
  const [entry] = await entriesOnWire(database, registry, rows)
  if (!entry) throw notFound('Este registro não existe.')
  return entry
}

/**
 * The record to write to, held until the transaction ends.
 * @throws 404; 409 `versao-desatualizada` when somebody wrote after the version that the caller saw.
 */
export async function lockEntry(
  database: Querier,
  { registry, id, version }: { registry: RegistryId; id: number; version: number },
): Promise<EntryRow['entry']> {
  const [entry] = await database
    .select()
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, registry), eq(registryEntries.id, id)))
    .for('update')
  if (!entry) throw notFound('Este registro não existe.')
  if (entry.version !== version) {
    throw conflict(
      'Alguém alterou este registro depois que você o abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  }
  return entry
}
