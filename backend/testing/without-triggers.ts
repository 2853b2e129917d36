import { sql } from 'drizzle-orm'
import type { Querier, Transaction } from '../database/client.ts'

/** Writes what the triggers of the database refuse, for tests of what happens when it is there all the same. */
export async function withoutTriggers(
  database: Querier,
  write: (unit: Transaction) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (unit) => {
    await unit.execute(sql`set local session_replication_role = replica`)
    await write(unit)
  })
}
