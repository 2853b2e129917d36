import type { Transaction } from '../../database/client.ts'
import { lockLink } from '../../database/locks.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'

/**
 * Makes the writes about a link wait for each other, from here to the commit, and reads it as it is then: it was found before the
 * transaction began, and what another write changed meanwhile counts.
 */
export async function lockedLink(transaction: Transaction, { link }: LinkRow): Promise<LinkRow> {
  await lockLink(transaction, link.id)
  return linkById(transaction, link.id)
}
