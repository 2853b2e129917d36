import { eq, sql } from 'drizzle-orm'
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

/** Locks several links as {@link lockLink} does one, always in the same order. @returns whose they are, by id; a link that is not there is left out. */
export async function lockLinks(
  transaction: Transaction,
  linkIds: readonly number[],
): Promise<Map<number, { personId: number }>> {
  const rows = await transaction
    .select({ id: planLinks.id, personId: planLinks.personId })
    .from(planLinks)
    .where(sql`${planLinks.id} = any(${sql.param([...new Set(linkIds)])}::int[])`)
    .orderBy(planLinks.id)
    .for('no key update')
  return new Map(rows.map(({ id, personId }) => [id, { personId }]))
}
