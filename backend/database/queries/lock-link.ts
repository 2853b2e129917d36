import { eq } from 'drizzle-orm'
import type { Transaction } from '../client.ts'
import { planLinks } from '../schema/plans.ts'

/**
 * Makes the writes about a plan link wait for each other, from here to the commit. Rows that only refer to the link, as every filing
 * writes them, don't have to wait.
 */
export async function lockLink(transaction: Transaction, linkId: number): Promise<void> {
  await transaction
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.id, linkId))
    .for('no key update')
}
