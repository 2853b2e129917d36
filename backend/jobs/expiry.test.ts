import { count, desc, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { drafts } from '../database/schema/drafts.ts'
import { requests } from '../database/schema/requests.ts'
import { requestsByMonth } from '../database/schema/requests-by-month.ts'
import { sessions } from '../database/schema/sessions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { sweep } from './expiry.ts'

/** What cannot be deleted now must not keep everything else for longer than the law and our own word allow. */

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

it.each(['files', 'socket_tickets'])(
  'a sweep that fails at %s deletes the rest all the same, and says so',
  async (table) => {
    await test.signIn(DemoCpf.ana)
    expect(await test.database.$count(sessions)).toBeGreaterThan(0)
    test.clock.advance(30 * 24 * 3600)
    const said = vi.spyOn(test.api.log, 'error')
    await test.database.execute(sql`alter table ${sql.identifier(table)} rename to away`)
    try {
      await sweep(test.api)
    } finally {
      await test.database.execute(sql`alter table away rename to ${sql.identifier(table)}`)
    }
    expect(await test.database.$count(sessions)).toBe(0)
    expect(said).toHaveBeenCalledTimes(1)
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ part: table.replace('_', ' ') }),
      expect.any(String),
    )
    said.mockRestore()
  },
)

it('deletes what Ana did not send of a request or of her first access after 90 days, what she put away after 30, and nothing of her re-registration', async () => {
  const ownerId = await test.personId(DemoCpf.ana)
  const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 3600 * 1000)
  const draft = (subject: string, saved: number, archived: number | null) => ({
    subject,
    ownerId,
    data: {},
    savedAt: daysAgo(saved),
    archivedAt: archived === null ? null : daysAgo(archived),
  })
  await test.database
    .insert(drafts)
    .values([
      draft('solicitacao:pep:1:nova', 90, null),
      draft('solicitacao:fatca:1:nova', 89, null),
      draft('solicitacao:fatca:1:nova', 30, 30),
      draft('solicitacao:pep:1:nova', 100, 29),
      draft('primeiro-acesso:1:4', 90, null),
      draft('primeiro-acesso:1:5', 89, null),
      draft('recadastramento', 400, null),
      draft('recadastramento', 400, 400),
    ])
  await sweep(test.api)
  const left = await test.database.select().from(drafts).orderBy(drafts.id)
  expect(left.map(({ subject, archivedAt }) => [subject, archivedAt !== null])).toEqual([
    ['solicitacao:fatca:1:nova', false],
    ['solicitacao:pep:1:nova', true],
    ['primeiro-acesso:1:5', false],
    ['recadastramento', false],
    ['recadastramento', true],
  ])
})

it('leaves one row of each sum of requests', async () => {
  await test.database
    .update(requests)
    .set({ status: 6 })
    .where(inArray(requests.status, [1, 2]))
  const rowsOfASum = () =>
    test.database
      .select({ rows: count() })
      .from(requestsByMonth)
      .groupBy(requestsByMonth.month, requestsByMonth.kindId, requestsByMonth.planId, requestsByMonth.status)
      .orderBy(desc(count()))
      .limit(1)
  expect(await rowsOfASum()).not.toEqual([{ rows: 1 }])
  await sweep(test.api)
  expect(await rowsOfASum()).toEqual([{ rows: 1 }])
})
