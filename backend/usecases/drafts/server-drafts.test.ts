import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '../../database/schema/audit.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { problemOf } from '../../problem-answer.ts'
import { DemoCpf } from '../../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { runWork, type Work } from '../../work.ts'
import { archiveDraft, readDraft, saveDraft } from './server-drafts.ts'

let test: TestApi
let ana: number

beforeAll(async () => {
  test = await startTestApi()
  ana = await test.personId(DemoCpf.ana)
})
afterAll(() => test.close())

const work = <Result>(run: (unit: Work) => Promise<Result>) =>
  runWork(test.api, { actor: null, requestId: 'teste-0001', now: test.clock.now() }, run)
const place = () => ({ subject: 'teste', ownerId: ana, aboutId: ana })
const save = (expectedVersion: number, data: Record<string, unknown>) =>
  work((unit) => saveDraft(unit, place(), { expectedVersion, data }))
const refusal = async (attempt: Promise<unknown>) =>
  problemOf(await attempt.then(() => null).catch((error: unknown) => error))

it('grows by versions; the older of two tabs is told and nothing is written over', async () => {
  expect(await readDraft(test.database, place())).toBeNull()
  expect((await save(0, { nome: 'Ana' })).version).toBe(1)
  expect((await save(1, { nome: 'Ana Lima' })).version).toBe(2)
  for (const expectedVersion of [0, 1]) {
    const problem = await refusal(save(expectedVersion, { nome: 'outra aba' }))
    expect([problem.status, problem.code]).toEqual([409, 'versao-desatualizada'])
    expect(problem.detail).toContain('às 12:00')
  }
  expect(await readDraft(test.database, place())).toMatchObject({ version: 2, data: { nome: 'Ana Lima' } })
})

it('a saving that comes again because its answer got lost is answered again', async () => {
  const { version } = (await readDraft(test.database, place())) ?? { version: 0 }
  const first = await save(version, { nome: 'Ana Beatriz' })
  expect(await save(version, { nome: 'Ana Beatriz' })).toMatchObject({ version: first.version })
  expect((await refusal(save(version, { nome: 'Bia' }))).status).toBe(409)
})

it('of two first savings at once one is told', async () => {
  await work((unit) => archiveDraft(unit, place()))
  const outcomes = await Promise.allSettled([save(0, { aba: 1 }), save(0, { aba: 2 })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('put away is kept, not read, and leaves room for another', async () => {
  await work((unit) => archiveDraft(unit, place()))
  expect(await readDraft(test.database, place())).toBeNull()
  const { version } = await save(0, {})
  expect(await test.database.select().from(drafts).where(eq(drafts.ownerId, ana))).toHaveLength(3)
  expect(version).toBeGreaterThan(1)
})

it('begun again counts on, so that a device which saw the one before is told', async () => {
  const expectedVersion = await save((await readDraft(test.database, place()))?.version ?? 0, {
    aparelho: 'celular',
  })
  await work((unit) => archiveDraft(unit, place()))
  const anew = await save(0, { aparelho: 'computador' })
  expect(await save(0, { aparelho: 'computador' })).toMatchObject({ version: anew.version })
  expect((await refusal(save(expectedVersion.version, { aparelho: 'celular' }))).status).toBe(409)
  expect(await readDraft(test.database, place())).toMatchObject({ data: { aparelho: 'computador' } })
})

it('begun again and again keeps the newest few, so that nobody fills the database; other drafts stay', async () => {
  const often = { subject: 'repetido', ownerId: ana, aboutId: ana }
  const before = await test.database.$count(drafts, eq(drafts.subject, 'teste'))
  for (let turn = 1; turn <= 8; turn += 1) {
    await work((unit) => saveDraft(unit, often, { expectedVersion: 0, data: { turn } }))
    await work((unit) => archiveDraft(unit, often))
  }
  await work((unit) => saveDraft(unit, often, { expectedVersion: 0, data: { turn: 9 } }))
  const kept = await test.database
    .select()
    .from(drafts)
    .where(eq(drafts.subject, 'repetido'))
    .orderBy(drafts.id)
  expect(kept.map(({ data }) => data['turn'])).toEqual([4, 5, 6, 7, 8, 9])
  expect(await test.database.$count(drafts, eq(drafts.subject, 'teste'))).toBe(before)
})

it('too large is refused; the audit never holds what was filled in', async () => {
  const problem = await refusal(save(1, { texto: 'x'.repeat(70_000) }))
  expect([problem.status, problem.code]).toEqual([413, 'grande-demais'])
  const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.entity, 'draft'))
  expect(entries.length).toBeGreaterThan(4)
  expect(JSON.stringify(entries)).not.toContain('Ana Lima')
})
