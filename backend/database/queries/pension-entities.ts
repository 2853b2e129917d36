import type { PensionEntityData } from '#contract/exits/pension-entities.ts'
import type { Querier } from '../client.ts'
import { registryRecords } from './registry-records.ts'

/** Most plans of other entities that are offered. */
const MOST = 2_000

export type PensionEntity = PensionEntityData & { id: number }

/** The plans of other entities that are not archived, by entity. */
export async function pensionEntities(database: Querier): Promise<PensionEntity[]> {
  const entities = await registryRecords(database, 'entidades-previdencia')
  return entities.slice(0, MOST).toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
}

/** One of them; null where there is none of this id, or it is archived. */
export async function pensionEntity(database: Querier, id: number): Promise<PensionEntity | null> {
  const [entity] = await registryRecords(database, 'entidades-previdencia', id)
  return entity ?? null
}
