import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type PensionEntityData, pensionEntityData } from '#contract/pension-entities.ts'
import type { Querier } from '../client.ts'
import { registryEntries } from '../schema/registries.ts'

/** Most plans of other entities that are offered. */
const MOST = 2_000

export type PensionEntity = PensionEntityData & { id: number }

/** The plans of other entities that are not archived, by entity. */
export async function pensionEntities(database: Querier): Promise<PensionEntity[]> {
  const rows = await database
    .select({ id: registryEntries.id, data: registryEntries.data })
    .from(registryEntries)
    .where(isOffered)
    .orderBy(asc(registryEntries.key))
    .limit(MOST)
  return rows
    .map(({ id, data }) => ({ id, ...v.parse(pensionEntityData, data) }))
    .toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
}

/** One of them; null where there is none of this id, or it is archived. */
export async function pensionEntity(database: Querier, id: number): Promise<PensionEntity | null> {
  const [row] = await database
    .select({ data: registryEntries.data })
    .from(registryEntries)
    .where(and(isOffered, eq(registryEntries.id, id)))
  return row ? { id, ...v.parse(pensionEntityData, row.data) } : null
}

const isOffered = and(
  eq(registryEntries.registry, 'entidades-previdencia'),
  isNull(registryEntries.archivedAt),
)
