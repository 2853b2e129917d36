import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reaisText } from '#contract/value-text.ts'
import { addDays } from '#domain/calendar.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { balanceBlocks, openExclusions } from '../../database/schema/balance-blocks.ts'
import { requests } from '../../database/schema/requests.ts'
import { performDue } from '../../testing/perform-due.ts'
import { openRequestDesk, type PayoutKind, payout, type RequestDesk } from '../../testing/request-desk.ts'
import { TEST_NOW, TEST_TODAY } from '../../testing/test-clock.ts'

const part = payout
const whole: PayoutKind = {
  ...payout,
  slug: 'saque-a-vista',
  isExclusive: true,
  excludes: ['portabilidade'],
  blocks: () => [{ account: 'all', amount: 'all' }],
}
const inThree: PayoutKind = {
  ...part,
  slug: 'emprestimos',
  settlement: {
    when: 'in-instalments',
    plan: () => [0, 30, 60].map((days) => ({ on: addDays(TEST_TODAY, days), amount: '100.00' })),
  },
}
const away: PayoutKind = {
  ...payout,
  moves: 'nothing',
  blocks: undefined,
  settlement: { when: 'at-grant' },
  slug: 'portabilidade',
  isExclusive: true,
}

let desk: RequestDesk
let linkId: number
let balance: number

beforeAll(async () => {
  desk = await openRequestDesk([part, whole, inThree, away])
  const { requestId } = await desk.submit(part, { valor: '0.01' })
  const [filed] = await desk.test.database
    .select({ linkId: requests.linkId })
    .from(requests)
    .where(eq(requests.id, requestId))
  linkId = filed?.linkId ?? 0
  balance = [...(await accountBalances(desk.test.database, linkId, TEST_TODAY)).values()].reduce(
    (sum, amount) => sum + amount,
    0,
  )
  await cancel(requestId)
})
afterAll(() => desk.test.close())

const cancel = (requestId: number) => desk.move(desk.ana, requestId, { idStatus: 7 })
const reais = (amount: number) => amount.toFixed(2)
const openBlocks = async (requestId: number) =>
  (
    await desk.test.database.select().from(balanceBlocks).where(eq(balanceBlocks.requestId, requestId))
  ).filter(({ releasedAt }) => releasedAt === null)

describe('a blocked balance', () => {
  it('is what open requests may take together, and is free again once one is over', async () => {
    expect(balance).toBeGreaterThan(1000)
    const first = await desk.submit(part, { valor: reais(balance - 100) })
    expect(await openBlocks(first.requestId)).toMatchObject([
      { account: 'all', amount: reais(balance - 100) },
    ])
    const over = await desk.refused(part, { valor: '100.01' })
    expect(over).toMatchObject({ status: 409 })
    expect(over?.detail).toContain(`o saldo disponível é de ${reaisText(100)}`)
    const second = await desk.submit(part, { valor: '100.00' })
    expect((await desk.refused(whole))?.detail).toContain('já está reservado por outra solicitação')
    await cancel(first.requestId)
    await desk.move(desk.karina, second.requestId, { idStatus: 2 })
    await desk.move(desk.karina, second.requestId, { idStatus: 6, motivo: 'Não.' })
    expect(await openBlocks(second.requestId)).toEqual([])
    const all = await desk.submit(whole)
    expect((await desk.refused(part, { valor: '0.01' }))?.status).toBe(409)
    await cancel(all.requestId)
    const tooMuch = await desk.refused(part, { valor: reais(balance + 0.01) })
    expect(tooMuch?.detail).toBe(
      `O saldo disponível para este pedido é de ${reaisText(balance)}. Peça até esse valor.`,
    )
  })

  it('is asked for again by a correction', async () => {
    const { requestId } = await desk.submit(part, { valor: '10.00' })
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    await desk.move(desk.karina, requestId, { idStatus: 3, motivo: 'Confira o valor.' })
    expect(await openBlocks(requestId)).toHaveLength(1)
    await desk.submit(part, { valor: '25.00', idRequisicao: requestId })
    expect(await openBlocks(requestId)).toMatchObject([{ amount: '25.00' }])
    await cancel(requestId)
  })

  it('of what is paid in instalments is the share that is not paid yet', async () => {
    const paying = await desk.inApproval(inThree, { valor: '300.00' })
    expect((await desk.move(desk.marta, paying, { idStatus: 5 })).answer.status.nome).toBe('Deferida')
    // A hundred are paid, two hundred are not.
    const left = balance - 300
    const over = await desk.refused(part, { valor: reais(left + 0.01) })
    expect(over?.detail).toContain(`o saldo disponível é de ${reaisText(left)}`)
    const { requestId } = await desk.submit(part, { valor: reais(left) })
    await cancel(requestId)
    desk.test.clock.set(new Date('2027-01-15T12:00:00-03:00'))
    await performDue(desk.test.api, 'request-settlement')
    desk.test.clock.set(TEST_NOW)
    expect(await openBlocks(paying)).toEqual([])
  })

  it('is asked again at the decision, when it may be less', async () => {
    const id = await desk.inApproval(part, { valor: '500.00' })
    await desk.test.database
      .update(balanceBlocks)
      .set({ amount: reais(balance + 1) })
      .where(eq(balanceBlocks.requestId, id))
    const richer: PayoutKind = { ...part, blocks: () => [{ account: 'all', amount: reais(balance + 1) }] }
    const other = await openRequestDesk([richer, whole, away])
    const there = await other.inApproval(part, { valor: '500.00' })
    const { problem } = await other.move(other.marta, there, { idStatus: 5 })
    expect(problem).toMatchObject({ status: 409 })
    expect(problem.detail).toContain('O saldo de hoje não cobre mais este pedido')
    await other.test.close()
    await cancel(id)
  })
})

describe('the database', () => {
  const block = (
    requestId: number,
    account: 'all' | 'sponsor' | 'participant-basic',
    amount: string | null,
  ) =>
    desk.test.database
      .insert(balanceBlocks)
      .values({ requestId, linkId, account, amount })
      .then(
        () => 'taken',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? 'other',
      )

  it('keeps the whole of something apart from every part of it', async () => {
    const { requestId } = await desk.submit(away)
    expect(await block(requestId, 'sponsor', '10.00')).toBe('taken')
    expect(await block(requestId, 'sponsor', '10.00')).toBe('taken')
    expect(await block(requestId, 'participant-basic', null)).toBe('taken')
    expect(await block(requestId, 'participant-basic', '1.00')).toBe('balance_blocks_apart')
    expect(await block(requestId, 'sponsor', null)).toBe('balance_blocks_apart')
    expect(await block(requestId, 'all', null)).toBe('balance_blocks_apart')
    await cancel(requestId)
    expect(await block(requestId, 'all', null)).toBe('taken')
    expect(await block(requestId, 'all', null)).toBe('balance_blocks_apart')
    expect(await block(requestId, 'sponsor', '1.00')).toBe('balance_blocks_apart')
    await desk.test.database.delete(balanceBlocks).where(eq(balanceBlocks.requestId, requestId))
  })
})

describe('kinds that exclude each other', () => {
  it('are not open at the same time, whichever comes first; afterwards the other one may', async () => {
    const leaving = await desk.submit(away)
    const refusal = await desk.refused(whole)
    expect(refusal).toMatchObject({ status: 409 })
    expect(refusal?.detail).toContain(`de protocolo ${leaving.protocol}, e as duas não andam juntas`)
    await cancel(leaving.requestId)
    const all = await desk.submit(whole)
    expect((await desk.refused(away))?.status).toBe(409)
    const taken = await desk.test.database
      .insert(openExclusions)
      .values({ linkId, requestId: leaving.requestId, pair: 'portabilidade|saque-a-vista' })
      .then(
        () => 'taken',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      )
    expect(taken).toBe('open_exclusions_pair')
    await cancel(all.requestId)
    expect((await desk.submit(away)).status).toBe(1)
  })
})
