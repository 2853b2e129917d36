import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf } from '../testing/demo-requests.ts'
import { eventually } from '../testing/eventually.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import type { Transaction } from './client.ts'
import { lockLink, lockLinks, lockPerson, lockRequest } from './locks.ts'
import { planLinks } from './schema/plans.ts'

let test: TestApi
let held: { person: number; links: number[]; request: number }

beforeAll(async () => {
  test = await startTestApi()
  const person = await test.personId(DemoCpf.ana)
  const request = await fileRequestOf(test, person, 9)
  const links = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.personId, person))
    .orderBy(desc(planLinks.id))
  if (links.length < 2) throw new Error('there is no second link')
  held = { person, request, links: links.map(({ id }) => id) }
})
afterAll(() => test.close())

type Lock = (transaction: Transaction) => Promise<unknown>

/** How many sessions of this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await test.database.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

/**
 * Two transactions that take what the other has next: the second begins once the first holds its first lock, the first goes on once the second
 * waits or holds its own. Without {@link runWork}, which would run a deadlock again.
 */
async function sideBySide(first: [Lock, Lock], second: [Lock, Lock]): Promise<string[]> {
  const [isFirstBegun, isSecondHeld] = [Promise.withResolvers<void>(), { yes: false }]
  const outcomes = await Promise.allSettled([
    test.database.transaction(async (transaction) => {
      await first[0](transaction)
      isFirstBegun.resolve()
      await eventually(async () => expect(isSecondHeld.yes || (await waiting()) > 0).toBe(true))
      await first[1](transaction)
    }),
    test.database.transaction(async (transaction) => {
      await isFirstBegun.promise
      await second[0](transaction)
      isSecondHeld.yes = true
      await second[1](transaction)
    }),
  ])
  return outcomes.map(({ status }) => status)
}

describe('two who hold a person, their links and a request', () => {
  const person: Lock = (transaction) => lockPerson(transaction, held.person)
  const newestLink: Lock = (transaction) => lockLink(transaction, held.links[0] ?? 0)
  const links: Lock = (transaction) => lockLinks(transaction, held.links)
  const request: Lock = (transaction) => lockRequest(transaction, held.request)

  it.each<[string, [Lock, Lock], [Lock, Lock]]>([
    [
      'a decision that changes the person, and a filing for a held person',
      [request, person],
      [person, links],
    ],
    [
      'a filing that changes the person, and a suspension of all benefits',
      [newestLink, person],
      [person, links],
    ],
    ['one link and then the others, and all of them at once', [newestLink, links], [links, person]],
  ])('wait for each other and end: %s', async (_, first, second) => {
    expect(await sideBySide(first, second)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('is told of a request that is not there', async () => {
    expect(await test.database.transaction((transaction) => lockRequest(transaction, 999_999))).toBe(false)
  })
})
