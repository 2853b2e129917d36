import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deathSentences, frozenSentence } from '#contract/deaths/deaths.text.ts'
import { addDays } from '#domain/calendar.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { performDue } from '../../testing/perform-due.ts'
import {
  openRequestDesk,
  type PayoutKind,
  paidOut,
  payout,
  payoutOn,
  type RequestDesk,
} from '../../testing/request-desk.ts'
import { TEST_NOW, TEST_TODAY } from '../../testing/test-clock.ts'
import { runWork } from '../../work.ts'
import { moveLink } from '../life-cycle/move-link.ts'

/** Ana dies while one payment is in its instalments and another waits for its decision; neither kind asks for a service. */

const days = [TEST_TODAY, addDays(TEST_TODAY, 30), addDays(TEST_TODAY, 60)] as const
const inThree = payoutOn(days)
const waiting: PayoutKind = { ...payout, slug: 'portabilidade' }

let desk: RequestDesk
let granted: number
let undecided: number
beforeAll(async () => {
  desk = await openRequestDesk([inThree, waiting])
  granted = await desk.inApproval(inThree, { valor: '300.00' })
  await desk.move(desk.marta, granted, { idStatus: 5 })
  undecided = await desk.inApproval(waiting, { valor: '100.00' })
  await runWork(desk.test.api, { actor: null, requestId: 'teste', now: TEST_NOW }, async (work) => {
    const [link] = await work.database
      .select({ id: planLinks.id })
      .from(planLinks)
      .where(eq(planLinks.enrolment, '100234'))
    await moveLink(work, { linkId: link?.id ?? 0, event: 'death-registered', on: TEST_TODAY })
  })
})
afterAll(() => desk.test.close())

it('pays no more of what was granted, on whatever day, and leaves it on record as it stood', async () => {
  expect(await paidOut(desk.test.database)).toBe(100)
  const open = await desk.test.database
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(settlements.requestId, granted), isNull(settlements.settledAt)))
  expect(open).toHaveLength(2)
  const ids = open.map(({ id }) => id)
  const planned = and(eq(dueActs.kind, 'request-settlement'), inArray(dueActs.subjectId, ids))
  expect(await desk.test.database.$count(dueActs, planned)).toBe(0)
  // One that was being performed at that moment looks for itself.
  await desk.test.database
    .insert(dueActs)
    .values(ids.map((subjectId) => ({ kind: 'request-settlement', subjectId, dueOn: days[1] })))
  desk.test.clock.set(new Date(`${days[2]}T12:00:00-03:00`))
  expect(await performDue(desk.test.api, 'request-settlement')).toMatchObject({ failed: 0 })
  expect(await paidOut(desk.test.database)).toBe(100)
  await desk.signInAgain()
  expect((await desk.detail(desk.marta, granted)).status.nome).toBe('Deferida')
})

it('lets nobody decide what waits, and keeps no term for it', async () => {
  const seen = await desk.detail(desk.marta, undecided)
  expect(seen).toMatchObject({ movimentos: [], prazo: null, parada: frozenSentence })
  for (const idStatus of [5, 6, 3]) {
    const { status, problem } = await desk.move(desk.marta, undecided, { idStatus, motivo: 'Teste.' })
    expect([status, problem?.detail]).toEqual([409, frozenSentence])
  }
  expect((await desk.detail(desk.marta, undecided)).versao).toBe(seen.versao)
})

it('takes no new request for them', async () => {
  const refused = await desk.refused(waiting, { actor: desk.marta.actor })
  expect([refused?.status, refused?.detail]).toEqual([409, deathSentences.noRequests])
})
