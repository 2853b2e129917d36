import type { Querier } from '../../database/client.ts'
import type { RequestKinds } from '../requests/kinds/request-kinds.ts'

/** Something kept about a person, under the words that they read: `Competência`, `Valor (R$)`. */
export type DataRecord = Record<string, unknown>

/** One subject of what is kept about a person, and how it is read. */
export type DataSection = {
  title: string
  /** Names of the tables that it tells of, so that a test can say what is left out. */
  tables: readonly string[]
  read: (database: Querier, personId: number, requestKinds: RequestKinds) => Promise<DataRecord[]>
}
