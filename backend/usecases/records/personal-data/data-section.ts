import type { Querier } from '#backend/database/client.ts'
import type { DataAs, DataCell, DataRecord, DataValues } from '#backend/documents/data-record.ts'
import type { RequestKinds } from '../../request-engine/request-kinds.ts'

/** One subject of what is kept about a person, and how it is read. */
export type DataSection = {
  title: string
  /** Names of the tables that it tells of, so that a test can say what is left out. */
  tables: readonly string[]
  read: (database: Querier, personId: number, requestKinds: RequestKinds) => Promise<DataRecord[]>
}

/** Values under their labels; null where there is none. */
type ValuesOf<Columns extends Readonly<Record<string, DataAs>>> = {
  readonly [Label in keyof Columns]: DataValues[Columns[Label]] | null
}

/** A subject as it is declared: `columns` says how the values under each label are written, in the order in which they are told. */
type Declared<Columns extends Readonly<Record<string, DataAs>>> = Omit<DataSection, 'read'> & {
  columns: Columns
  read: (
    database: Querier,
    personId: number,
    requestKinds: RequestKinds,
  ) => Promise<readonly ValuesOf<Columns>[]>
}

/** Declares a subject. A value that cannot be written as its column says, or a column without one, does not compile. */
export function defineDataSection<const Columns extends Readonly<Record<string, DataAs>>>({
  title,
  tables,
  columns,
  read,
}: Declared<Columns>): DataSection {
  return {
    title,
    tables,
    read: async (...asked) => {
      const rows = await read(...asked)
      return rows.map((row) =>
        Object.entries(columns).map(([label, as]) => ({ label, as, value: row[label] }) as DataCell),
      )
    },
  }
}
