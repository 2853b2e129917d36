import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'

/** Entries of one statement: a fraction of a second, so that no vacuum waits for it and a node that stops loses little. */
const BATCH = 5000

/**
 * Seals every entry of the record that waits for it, and says how many those were. Any number of nodes may do it at once: one of them
 * goes on, and the others find nothing to do.
 */
export async function sealEntries(database: Database): Promise<number> {
  for (let sealed = 0; ; ) {
    const { rows } = await database.execute<{ sealed: number }>(
      sql`select seal_audit_entries(${BATCH}) as sealed`,
    )
    const some = rows[0]?.sealed ?? 0
    sealed += some
    if (some < BATCH) return sealed
  }
}
