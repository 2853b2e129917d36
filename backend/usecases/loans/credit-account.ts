import type { Querier } from '../../database/client.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'

/** The account of a person into which a loan is paid: as `341 0057 12345-6`, and as a page shows it. Null without one. */
export async function creditAccount(
  database: Querier,
  personId: number,
): Promise<{ whole: string; hidden: string } | null> {
  const row = await bankAccountOf(database, personId)
  if (!row) return null
  return { whole: `${row.bank} ${row.agency} ${row.account}`, hidden: `•••${row.account.slice(-4)}` }
}
