import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../database/client.ts'

/** Rows of one statement: PostgreSQL takes 65,535 parameters, and no table here has thirty columns. */
const BATCH = 1_500

/** Inserts many rows in few statements. */
export async function insertBatches<Table extends PgTable>(
  database: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await database.insert(table).values(rows.slice(start, start + BATCH))
  }
}
