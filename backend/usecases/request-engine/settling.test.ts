import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tentarLiquidacao } from '#contract/requests/settlements.ts'
import { addDays } from '#domain/calendar.ts'
import { constraintOf } from '../../database/errors.ts'
import { auditEntries } from '../../database/schema/audit.ts'
import { balanceBlocks } from '../../database/schema/balance-blocks.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { requests } from '../../database/schema/requests.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { conflict } from '../../problem.ts'
import { lastNotificationOf } from '../../testing/demo-requests.ts'
import { performDue } from '../../testing/perform-due.ts'
import { recordingActs } from '../../testing/recording.ts'
import {
  openRequestDesk,
  type PayoutKind,
  paidOut,
  payout,
  payoutOn,
  type RequestDesk,
} from '../../testing/request-desk.ts'
import { TEST_NOW, TEST_TODAY } from '../../testing/test-clock.ts'

const days = [TEST_TODAY, addDays(TEST_TODAY, 30), addDays(TEST_TODAY, 60)] as const
let isAccountOpen = true

const inThree: typeof payout = {
  ...payoutOn(days),
  settle: async (work, settling) => {
    if (!isAccountOpen) throw conflict('A conta bancária do participante foi encerrada.')
    await payout.settle(work, settling)
  },
}
const onADay: PayoutKind = {
  ...payout,
  slug: 'portabilidade',
  settlement: { when: 'on-day', day: (_, { filedOn }) => addDays(filedOn, 10) },
}
const backwards: PayoutKind = {
  ...payout,
  slug: 'saque-a-vista',
  settlement: {
    when: 'in-instalments',
    plan: () => [
      { on: addDays(TEST_TODAY, 2), amount: '1.00' },
      { on: TEST_TODAY, amount: '1.00' },
    ],
  },
}

const tooMuch: typeof payout = {
  ...payout,
  slug: 'emprestimos',
  settlement: { when: 'in-instalments', plan: ({ valor }) => days.map((on) => ({ on, amount: valor })) },
}
/** Says that it moves nothing, and pays all the same. */
const secretly: PayoutKind = {
  ...payout,
  slug: 'bpd',
  moves: 'nothing',
  blocks: undefined,
  settlement: { when: 'on-day', day: () => days[1] },
}

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([inThree, onADay, backwards, tooMuch, secretly])
})
afterAll(() => desk.test.close())
beforeEach(() => comeTo(TEST_TODAY))

async function comeTo(day: string): Promise<void> {
  desk.test.clock.set(day === TEST_TODAY ? TEST_NOW : new Date(`${day}T12:00:00-03:00`))
  await desk.signInAgain()
}

const grant = (requestId: number) => desk.move(desk.marta, requestId, { idStatus: 5 })
const settle = () => performDue(desk.test.api, 'request-settlement')
/** Past the pause after two failures, and past the hour of what waits for an earlier one. */
const twoHoursLater = async () => {
  desk.test.clock.advance(2 * 3600)
  await desk.signInAgain()
}

describe('a request that is settled in three instalments', () => {
  it('pays each on its day and is complete with the last; what fails is seen by the service desk and tried again', async () => {
    const requestId = await desk.inApproval(inThree, { valor: '300.00' })
    const { answer } = await grant(requestId)
    expect(answer.status.nome).toBe('Deferida')
    expect(answer.liquidacoes).toMatchObject([
      { numero: 1, data: days[0], valor: '100.00', liquidadaEm: TEST_NOW.toISOString(), falha: null },
      { numero: 2, data: days[1], valor: '100.00', liquidadaEm: null, falha: null },
      { numero: 3, data: days[2], valor: '100.00', liquidadaEm: null, falha: null },
    ])
    expect((await lastNotificationOf(desk.test, desk.ana.id))?.title).toBe('Solicitação aceita')
    expect(await paidOut(desk.test.database)).toBe(100)

    await comeTo(days[1])
    isAccountOpen = false
    expect(await settle()).toEqual({ done: 0, later: 0, failed: 1 })
    const failed = await desk.detail(desk.karina, requestId)
    expect(failed.liquidacoes[1]).toMatchObject({
      liquidadaEm: null,
      falha: 'A conta bancária do participante foi encerrada.',
    })
    expect((await desk.detail(desk.ana, requestId)).liquidacoes[1]?.falha).toBeNull()

    // The third is due too by now, and waits for the second.
    await comeTo(days[2])
    expect(await settle()).toEqual({ done: 0, later: 1, failed: 1 })
    const acts = await desk.test.database
      .select({ dueOn: dueActs.dueOn, attempts: dueActs.attempts })
      .from(dueActs)
      .innerJoin(settlements, eq(settlements.id, dueActs.subjectId))
      .where(and(eq(dueActs.kind, 'request-settlement'), eq(settlements.requestId, requestId)))
      .orderBy(dueActs.dueOn)
    // An effect that was settled with the grant was never planned.
    expect(acts).toEqual([
      { dueOn: days[1], attempts: 2 },
      { dueOn: days[2], attempts: 0 },
    ])
    expect(await paidOut(desk.test.database)).toBe(100)

    isAccountOpen = true
    await twoHoursLater()
    expect(await settle()).toEqual({ done: 2, later: 0, failed: 0 })
    const done = await desk.detail(desk.karina, requestId)
    expect(done.status.nome).toBe('Concluída')
    expect(done.liquidacoes.map(({ liquidadaEm, falha }) => [liquidadaEm !== null, falha])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ])
    expect(await paidOut(desk.test.database)).toBe(300)
    expect((await lastNotificationOf(desk.test, desk.ana.id))?.title).toBe('Solicitação concluída')
    const blocks = await desk.test.database
      .select({ releasedAt: balanceBlocks.releasedAt })
      .from(balanceBlocks)
      .where(eq(balanceBlocks.requestId, requestId))
    expect(blocks).toEqual([{ releasedAt: desk.test.clock.now() }])
    const told = await desk.test.database
      .select()
      .from(auditEntries)
      .where(
        sql`${auditEntries.action} = 'ledger.posted' and ${auditEntries.after} ->> 'cause' = ${`request ${requestId}`}`,
      )
    expect(told).toHaveLength(3)
  })

  it('pays each once, however many nodes look for it at the same time', async () => {
    const before = await paidOut(desk.test.database)
    const ids = [
      await desk.inApproval(inThree, { valor: '30.00' }),
      await desk.inApproval(inThree, { valor: '60.00' }),
    ]
    for (const id of ids) await grant(id)
    await comeTo(days[2])
    const atOnce = await Promise.all([1, 2, 3].map(settle))
    // Who came to the third before the second was settled left it for another hour.
    await twoHoursLater()
    const performed = [...atOnce, await settle()]
    expect(performed.reduce((sum, { done }) => sum + done, 0)).toBe(4)
    expect(performed.every(({ failed }) => failed === 0)).toBe(true)
    expect(await paidOut(desk.test.database)).toBe(before + 90)
    for (const id of ids) expect((await desk.detail(desk.karina, id)).status.nome).toBe('Concluída')
  })

  it('is completed by nobody while something of it is not paid', async () => {
    const before = await paidOut(desk.test.database)
    const requestId = await desk.inApproval(inThree, { valor: '300.00' })
    await grant(requestId)
    for (const who of [desk.karina, desk.marta]) {
      expect((await desk.detail(who, requestId)).movimentos).toEqual([])
      expect((await desk.move(who, requestId, { idStatus: 8 })).problem).toMatchObject({
        status: 409,
        codigo: 'transicao-invalida',
        detail: expect.stringContaining('conclui a solicitação sozinho'),
      })
    }
    const refusedBy = await desk.test.database
      .update(requests)
      .set({ status: 8 })
      .where(eq(requests.id, requestId))
      .then(
        () => null,
        (error: unknown) => constraintOf(error),
      )
    expect(refusedBy).toBe('request_settled_before_its_end')
    await comeTo(days[2])
    await settle()
    await twoHoursLater()
    await settle()
    expect((await desk.detail(desk.karina, requestId)).status.nome).toBe('Concluída')
    expect(await paidOut(desk.test.database)).toBe(before + 300)
  })

  it.each([
    ['that cannot be', backwards],
    ['above what is kept for it', tooMuch],
  ])('is not granted with a plan %s, and leaves nothing behind', async (_, kind) => {
    const requestId = await desk.inApproval(kind)
    expect((await grant(requestId)).status).toBe(500)
    expect((await desk.detail(desk.karina, requestId)).status.nome).toBe('Em análise')
    expect(await desk.test.database.$count(settlements, eq(settlements.requestId, requestId))).toBe(0)
  })
})

describe('a request that is settled on a day', () => {
  it('waits for it', async () => {
    const requestId = await desk.inApproval(onADay)
    expect((await grant(requestId)).answer).toMatchObject({
      status: { nome: 'Deferida' },
      liquidacoes: [{ numero: 1, data: addDays(TEST_TODAY, 10), valor: null, liquidadaEm: null }],
    })
    await comeTo(addDays(TEST_TODAY, 9))
    expect((await settle()).done).toBe(0)
    await comeTo(addDays(TEST_TODAY, 10))
    expect((await settle()).done).toBe(1)
    expect((await desk.detail(desk.karina, requestId)).status.nome).toBe('Concluída')
  })

  it('takes nothing from a balance of which it kept nothing', async () => {
    const before = await paidOut(desk.test.database)
    const requestId = await desk.inApproval(secretly, { valor: '1000000.00' })
    expect((await grant(requestId)).status).toBe(200)
    await comeTo(days[1])
    expect(await settle()).toEqual({ done: 0, later: 0, failed: 1 })
    expect((await desk.detail(desk.karina, requestId)).status.nome).toBe('Deferida')
    expect(await paidOut(desk.test.database)).toBe(before)
  })

  it('is settled at once when it is decided after it', async () => {
    const requestId = await desk.inApproval(onADay)
    await comeTo(addDays(TEST_TODAY, 12))
    expect((await grant(requestId)).answer.status.nome).toBe('Concluída')
  })
})

describe('what stands still of a request', () => {
  it('is done at once when an attendant asks, whatever its pause, and is on record as asked by them', async () => {
    const requestId = await desk.inApproval(inThree, { valor: '300.00' })
    await grant(requestId)
    const retry = (token = desk.marta.token) =>
      desk.test.call(tentarLiquidacao, { body: { idRequisicao: requestId }, token })
    expect((await retry()).status).toBe(409)
    await comeTo(days[1])
    isAccountOpen = false
    await settle()
    expect((await retry(desk.karina.token)).status).toBe(403)
    expect((await retry()).answer).toEqual({
      feita: false,
      motivo: 'A conta bancária do participante foi encerrada.',
    })
    isAccountOpen = true
    const acts = await recordingActs(desk.test)
    expect((await retry()).answer).toEqual({ feita: true, motivo: null })
    expect(await acts('settlement.retried')).toEqual([{ by: desk.marta.id, about: desk.ana.id }])
    expect((await desk.detail(desk.karina, requestId)).liquidacoes[1]).toMatchObject({
      liquidadaEm: expect.any(String),
      falha: null,
    })
    expect((await retry()).status).toBe(409)
  })
})
