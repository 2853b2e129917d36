import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { containsPattern } from '#backend/database/like-pattern.ts'
import { registryEntries } from '#backend/database/schema/registries.ts'
import type { RegistryEntry, RegistryId } from '#contract/settings/registries.ts'
import { entriesOnWire, selectEntries } from './entry-rows.ts'
import { registryRules } from './registry-rules.ts'

/** Filters of a list: a keyword, archived or not, and a page from 0. */
export type EntryQuery = {
  palavraChave?: string | undefined
  situacao: 'ativos' | 'arquivados'
  page: number
  limit: number
}

/** Records of a registry, by their key or by what its rules say. */
export async function listEntries(
  database: Querier,
  registry: RegistryId,
  { palavraChave, situacao, page, limit }: EntryQuery,
): Promise<{ itens: RegistryEntry[]; totalPage: number; totalItems: number }> {
  const condition = and(
    eq(registryEntries.registry, registry),
    situacao === 'ativos' ? isNull(registryEntries.archivedAt) : isNotNull(registryEntries.archivedAt),
    palavraChave
      ? sql`searchable(${registryEntries.searchText}) like searchable(${containsPattern(palavraChave)})`
      : undefined,
  )
  const [counted] = await database.select({ total: count() }).from(registryEntries).where(condition)
  const totalItems = counted?.total ?? 0
  const rows = await selectEntries(database)
    .where(condition)
    .orderBy(...orderOf(registry))
    .offset(page * limit)
    .limit(limit)
  return {
    itens: await entriesOnWire(database, registry, rows),
    totalPage: Math.ceil(totalItems / limit),
    totalItems,
  }
}

function orderOf(registry: RegistryId) {
  const { listedBy } = registryRules[registry]
  if (!listedBy) return [asc(registryEntries.key)]
  const value = sql`searchable(${registryEntries.data} ->> ${listedBy.field})`
  return listedBy.isNewestFirst
    ? [desc(value), desc(registryEntries.id)]
    : [asc(value), asc(registryEntries.id)]
}
