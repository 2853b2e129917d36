import { eq } from 'drizzle-orm'
import type { Transaction } from '../client.ts'
import { people } from '../schema/people.ts'

/** Makes the writes about a person wait for each other, from here to the commit; rows that only refer to the person don't have to. */
export async function lockPersonRow(transaction: Transaction, personId: number): Promise<void> {
  await transaction.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}
