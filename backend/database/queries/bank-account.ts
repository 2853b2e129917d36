import { eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { bankAccounts } from '../schema/contacts.ts'

/** The account of a person, which is always of their own CPF; null without one. */
export async function bankAccountOf(database: Querier, personId: number) {
  const [row] = await database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  return row ?? null
}
