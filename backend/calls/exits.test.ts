import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emitirExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { registrarDesligamento } from '#contract/exits/exits.ts'
import { retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { exits } from '../database/schema/exits.ts'
import { planLinks } from '../database/schema/plans.ts'
import { contributionSuspensions } from '../database/schema/suspensions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Helena works for the sponsor of DXC until these tests; Ana saves in an instituted plan too. */

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const linkOf = async (enrolment: string) => {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment))
  if (!link) throw new Error(`there is no link ${enrolment}`)
  return link
}
const days = { desligadoEm: '2026-11-06', comunicadoEm: '2026-11-09', admitidoEm: '2024-01-08' }

async function register(attendant: string, enrolment: string, told: Partial<typeof days> = {}) {
  const [token, link] = [await test.signIn(attendant), await linkOf(enrolment)]
  const body = { idPessoa: link.personId, idVinculo: link.id, ...days, ...told }
  return test.call(registrarDesligamento, { body, token })
}

it('refuses days that cannot be, who may not, and plans without a sponsor, and changes nothing', async () => {
  expect((await register(DemoCpf.karina, '700301')).status).toBe(403)
  const future = await register(DemoCpf.luiz, '700301', {
    desligadoEm: '2026-11-12',
    admitidoEm: '2026-12-01',
  })
  expect([future.status, Object.keys(future.problem?.campos ?? {})]).toEqual([
    422,
    ['desligadoEm', 'admitidoEm'],
  ])
  const longAgo = await register(DemoCpf.luiz, '700301', { desligadoEm: '0206-11-06' })
  expect([longAgo.status, Object.keys(longAgo.problem?.campos ?? {})]).toEqual([422, ['desligadoEm']])
  expect((await register(DemoCpf.luiz, '400118')).status).toBe(409)
  expect((await register(DemoCpf.luiz, '100871')).status).toBe(409)
  expect(await linkOf('700301')).toMatchObject({ category: 1, situation: 1 })
})

it('lets Luiz register it once: Helena is told, her statement is due, and it is on record', async () => {
  const acts = await recordingActs(test)
  const { id, personId } = await linkOf('700301')
  const told = await notifiedWhile(test, personId, async () => {
    expect((await register(DemoCpf.luiz, '700301')).answer).toEqual({
      extratoAte: '2026-12-09',
      entregueEm: null,
      prazo: null,
      contestacao: null,
    })
  })
  expect(told.titles).toEqual(['A patrocinadora informou o seu desligamento'])
  expect(await linkOf('700301')).toMatchObject({ category: 1, situation: 7, situationSince: '2026-11-11' })
  const luiz = await test.personId(DemoCpf.luiz)
  expect(await acts('employment.ended')).toEqual([{ by: luiz, about: personId }])
  expect(await test.database.select().from(exits).where(eq(exits.linkId, id))).toMatchObject([
    { endedOn: '2026-11-06', noticedOn: '2026-11-09', hiredOn: '2024-01-08', registeredById: luiz },
  ])
  const planned = await test.database.select().from(dueActs).where(eq(dueActs.kind, 'exit-statement'))
  expect(planned).toMatchObject([{ subjectId: id, dueOn: '2026-12-09' }])
  expect((await register(DemoCpf.luiz, '700301')).status).toBe(409)
})

it('offers the delivery of the statement to the desk until it was delivered', async () => {
  const { id: idVinculo, personId: idPessoa } = await linkOf('700301')
  const token = await test.signIn(DemoCpf.karina)
  const offered = async () => (await test.call(retornarAtosVinculos, { params: { idPessoa }, token })).answer
  expect(await offered()).toMatchObject([{ idVinculo, atos: ['entregar-extrato'] }])
  expect((await test.call(emitirExtratoDesligamento, { body: { idPessoa, idVinculo }, token })).status).toBe(
    200,
  )
  expect(await offered()).toMatchObject([{ atos: [] }])
})

it('ends a suspension of contributions with the employment, so that it does not come back later', async () => {
  const { id: linkId } = await linkOf('100790')
  await test.database.update(planLinks).set({ situation: 6 }).where(eq(planLinks.id, linkId))
  await test.database
    .insert(contributionSuspensions)
    .values({ linkId, fromMonth: '2026-10', toMonth: '2027-03', createdAt: test.clock.now() })
  expect((await register(DemoCpf.luiz, '100790')).status).toBe(200)
  const stored = await test.database
    .select()
    .from(contributionSuspensions)
    .where(eq(contributionSuspensions.linkId, linkId))
  expect(stored).toMatchObject([{ fromMonth: '2026-10', toMonth: '2026-11', endedEarlyOn: '2026-11-11' }])
  await test.database.update(planLinks).set({ category: 4, situation: 1 }).where(eq(planLinks.id, linkId))
  for (const day of ['2026-11-11', '2026-12-01', '2027-03-01']) {
    test.clock.set(new Date(`${day}T12:00:00-03:00`))
    expect(await performDue(test.api, 'contribution-suspension')).toMatchObject({ failed: 0 })
  }
  expect(await linkOf('100790')).toMatchObject({ category: 4, situation: 1 })
})
