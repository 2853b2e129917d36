import type { Querier } from '../../database/client.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'

/** The account of a person into which a loan is paid, as `341 0057 12345-6`; null without one. */
export async function creditAccount(database: Querier, personId: number): Promise<string | null> {
  const row = await bankAccountOf(database, personId)
  return row && `${row.bank} ${row.agency} ${row.account}`
}
