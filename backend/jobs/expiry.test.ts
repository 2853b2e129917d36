import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signIns } from '../database/schema/access.ts'
import { drafts } from '../database/schema/drafts.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { reRegistrationCodes } from '../database/schema/re-registrations.ts'
import { requests } from '../database/schema/requests.ts'
import { requestsByMonth } from '../database/schema/requests-by-month.ts'
import { sessions } from '../database/schema/sessions.ts'
import { textMessages } from '../database/schema/text-messages.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { sweep } from './expiry.ts'

/** A record that cannot be deleted now must not keep everything else for longer than the law and our own word allow. */

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

it('lets go of accesses, consultations, codes and text messages the day after their time, and of no serving', async () => {
  const [ana, karina] = [await test.personId(DemoCpf.ana), await test.personId(DemoCpf.karina)]
  const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
  test.clock.set(noonOf('2027-03-15'))
  await test.database.delete(signIns)
  await test.database.delete(personAccesses).where(eq(personAccesses.kind, 'consultation'))
  await test.database.delete(reRegistrationCodes)
  const served = await test.database.$count(personAccesses)
  const entry = { personId: ana, outcome: 'opened', device: 'Chrome', network: '10.0.0.0' } as const
  const look = { personId: ana, attendantId: karina, attendantLevel: 1, kind: 'consultation' } as const
  const text = {
    template: 'teste',
    personId: ana,
    phone: '11912345678',
    words: 'Oi',
    state: 'enviada',
  } as const
  for (const [year, day] of [
    ['2026-03-14', '2026-12-14'],
    ['2026-03-15', '2026-12-15'],
  ] as const) {
    await test.database.insert(signIns).values({ ...entry, at: noonOf(year) })
    await test.database
      .insert(personAccesses)
      .values({ ...look, sessionId: Number(year.slice(-2)), startedAt: noonOf(year), endedAt: noonOf(year) })
    await test.database
      .insert(reRegistrationCodes)
      .values({ personId: ana, createdAt: noonOf(day), expiresAt: noonOf(day) })
    await test.database.insert(textMessages).values({ ...text, queuedAt: new Date(`${day}T12:00:01-03:00`) })
  }
  await sweep(test.api)
  expect((await test.database.select().from(signIns)).map(({ at }) => at)).toEqual([noonOf('2026-03-15')])
  const left = await test.database.select().from(personAccesses)
  expect(left.flatMap(({ kind, startedAt }) => (kind === 'serving' ? [] : [startedAt]))).toEqual([
    noonOf('2026-03-15'),
  ])
  expect(left).toHaveLength(served + 1)
  const codes = await test.database.select().from(reRegistrationCodes)
  expect(codes.map(({ createdAt }) => createdAt)).toEqual([noonOf('2026-12-15')])
  const texts = await test.database.select().from(textMessages).where(eq(textMessages.template, 'teste'))
  expect(texts.map(({ queuedAt }) => queuedAt)).toEqual([new Date('2026-12-15T12:00:01-03:00')])
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
