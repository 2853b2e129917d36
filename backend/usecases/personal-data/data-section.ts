import type { Querier } from '../../database/client.ts'
import type { DataRecord } from '../../documents/personal-data-paper.ts'
import type { RequestKinds } from '../requests/kinds/request-kinds.ts'

/** One subject of what is kept about a person, and how it is read. */
export type DataSection = {
  title: string
  /** Names of the tables that it tells of, so that a test can say what is left out. */
  tables: readonly string[]
  read: (database: Querier, personId: number, requestKinds: RequestKinds) => Promise<DataRecord[]>
}
