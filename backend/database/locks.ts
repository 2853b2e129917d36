import { count, eq, sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { idList } from './id-list.ts'
import { people } from './schema/people.ts'
import { planLinks } from './schema/plans.ts'
import { requests } from './schema/requests.ts'

/*
 * The only place that holds people, plan links and requests, so that whoever works on the same ones waits for the other, from here to the
 * commit. Always in this order (decision 27): the person, their links, the request. A link brings its person and a request its link, so
 * nobody can take them the other way round. Rows that only refer to a held one don't have to wait.
 */

/** Holds a person. */
export async function lockPerson(transaction: Transaction, personId: number): Promise<void> {
  await lockPeople(transaction, [personId])
}

/** Holds several people, in the order of their ids. */
export async function lockPeople(transaction: Transaction, personIds: readonly number[]): Promise<void> {
  // Of many, nobody needs the rows: they are only counted.
  const held = transaction
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.id} = any(${idList(new Set(personIds))})`)
    .orderBy(people.id)
    .for('no key update')
    .as('held')
  await transaction.select({ held: count() }).from(held)
}

/** Holds a plan link and its person. */
export async function lockLink(transaction: Transaction, linkId: number): Promise<void> {
  await lockLinks(transaction, [linkId])
}

/** Holds several links and their people, each in the order of their ids. @returns whose they are, by id; a link that is not there is left out. */
export async function lockLinks(
  transaction: Transaction,
  linkIds: readonly number[],
): Promise<Map<number, { personId: number }>> {
  const isAmong = sql`${planLinks.id} = any(${sql.param([...new Set(linkIds)])}::int[])`
  const found = await transaction.select({ personId: planLinks.personId }).from(planLinks).where(isAmong)
  await lockPeople(
    transaction,
    found.map(({ personId }) => personId),
  )
  const rows = await transaction
    .select({ id: planLinks.id, personId: planLinks.personId })
    .from(planLinks)
    .where(isAmong)
    .orderBy(planLinks.id)
    .for('no key update')
  return new Map(rows.map(({ id, personId }) => [id, { personId }]))
}

/** Holds a request with its link and its person. @returns false when there is no such request */
export async function lockRequest(transaction: Transaction, requestId: number): Promise<boolean> {
  const isIt = eq(requests.id, requestId)
  const [found] = await transaction.select({ linkId: requests.linkId }).from(requests).where(isIt)
  if (!found) return false
  await lockLink(transaction, found.linkId)
  await transaction.select({ id: requests.id }).from(requests).where(isIt).for('no key update')
  return true
}
