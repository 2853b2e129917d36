import { eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { bankAccounts } from '../../database/schema/contacts.ts'

/** The account of a person into which a loan is paid, as `341 0057 12345-6`; null without one. */
export async function creditAccount(database: Querier, personId: number): Promise<string | null> {
  const [row] = await database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  return row ? `${row.bank} ${row.agency} ${row.account}` : null
}
