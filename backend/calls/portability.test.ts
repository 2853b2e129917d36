import { randomUUID } from 'node:crypto'
import { desc, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  pedirPortabilidade,
  registrarEnvioTermoPortabilidade,
  retornarPortabilidade,
} from '#contract/exits/portability.ts'
import { pedirResgate } from '#contract/exits/redemption.ts'
import { retornarCaso } from '#contract/requests/cases.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { accountBalances } from '../database/queries/account-balances.ts'
import { quotaValues } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { portabilityTransfers } from '../database/schema/portability-transfers.ts'
import { openLotsOf } from '../ledger/open-lots.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { grantPayment } from '../testing/grant-payment.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { readOptionForm } from '../usecases/exits/option-forms/read-option-form.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'

/** Gustavo left the sponsor with 80,000.00 and may take all of it; Fernanda waits for her benefit in DXC. */

let test: TestApi
beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

async function asPerson(cpf: string, enrolment: string) {
  const token = await test.signIn(cpf)
  const link = async () =>
    (await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment)))[0]
  const params = { idPessoa: await test.personId(cpf), idPlano: (await link())?.planId ?? 0 }
  const read = () => test.call(retornarPortabilidade, { params, token })
  const destinationOf = async (tipo: string) =>
    (await read()).answer.destinos.find((destino) => destino.tipo === tipo)?.id ?? 0
  return {
    link,
    params,
    token,
    read,
    destinationOf,
    redeem: () =>
      test.call(pedirResgate, {
        body: {
          ...params,
          chaveEnvio: randomUUID(),
          forma: 'unica',
          parcelas: null,
          dias: null,
          ciente: true,
        },
        token,
      }),
    send: (destino: number, values: Record<string, unknown> = {}) =>
      test.call(pedirPortabilidade, {
        body: {
          ...params,
          chaveEnvio: randomUUID(),
          destino,
          percentual: 100,
          adesao: TEST_TODAY,
          renda: null,
          prazoAnos: null,
          aceite: true,
          ciente: true,
          ...values,
        },
        token,
      }),
  }
}

/** Karina looks at a request and gives it back, so that its share is corrected. */
async function giveBack(idRequisicao: number): Promise<void> {
  const token = await test.signIn(DemoCpf.karina)
  for (const step of [
    { idStatus: 2 },
    { idStatus: 3, motivo: 'Confira.', correcoes: [{ campo: 'percentual', motivo: 'Confira.' }] },
  ]) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    await test.call(movimentarRequisicao, { body: { idRequisicao, versao, ...step }, token })
  }
}

/** The newest unit value of every profile is corrected to so many times itself. */
async function moveUnitValues(times: number): Promise<void> {
  const newest = await test.database
    .selectDistinctOn([quotaValues.profileId])
    .from(quotaValues)
    .where(lte(quotaValues.date, TEST_TODAY))
    .orderBy(quotaValues.profileId, desc(quotaValues.date), desc(quotaValues.version))
  await test.database.insert(quotaValues).values(
    newest.map(({ id: _, value, version, ...kept }) => ({
      ...kept,
      version: version + 1,
      value: toDecimal(value).times(times).toFixed(8),
    })),
  )
}

const transfers = () => test.database.select().from(portabilityTransfers)

describe('a portability', () => {
  it('takes everything to a closed entity: lots with their age, no tax, and the link is ported', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    expect((await gustavo.read()).answer).toMatchObject({ valor: 80_000, prazoMinimoAnos: 15, emprestimo: 0 })
    const filed = await gustavo.send(await gustavo.destinationOf('fechada'))
    expect(filed.answer.dados).toMatchObject({ valor: 80_000, percentual: 100, renda: null })
    expect((await gustavo.link())?.situation).toBe(9)
    expect(await grantPayment(test, filed.answer.idRequisicao)).toBe(200)
    const [transfer] = await transfers()
    expect(transfer).toMatchObject({ amount: 80_000, cnpj: expect.stringMatching(/^[0-9A-Z]{14}$/) })
    expect(new Set(transfer?.lots.map(({ creditedOn }) => creditedOn)).size).toBeGreaterThan(10)
    expect((await gustavo.link())?.situation).toBe(8)
  })

  it('to an open entity buys an income as long as the law asks for', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const open = await gustavo.destinationOf('aberta')
    const fieldsOf = async (values: Record<string, unknown>) =>
      (await gustavo.send(open, values)).problem?.campos
    expect(await fieldsOf({})).toEqual({ renda: expect.stringMatching(/^Escolha a renda/) })
    expect(await fieldsOf({ renda: 'prazo-certo', prazoAnos: 15.5 })).toEqual({
      prazoAnos: 'Informe anos inteiros.',
    })
    expect(await fieldsOf({ renda: 'prazo-certo', prazoAnos: 14 })).toEqual({
      prazoAnos: 'A lei exige uma renda de pelo menos 15 anos.',
    })
    expect((await gustavo.send(open, { renda: 'vitalicia' })).status).toBe(200)
  })

  it('of a part leaves the link where it stands, and the rest is redeemed afterwards', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const { idRequisicao, dados } = (
      await gustavo.send(await gustavo.destinationOf('fechada'), { percentual: 25 })
    ).answer
    expect(dados.valor).toBe(20_000)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const link = await gustavo.link()
    expect(link?.situation).toBe(7)
    const left = await accountBalances(test.database, link?.id ?? 0, TEST_TODAY)
    expect(sumReais([...left.values()])).toBeCloseTo(60_000, 1)
    await chooseRegime(test, link?.id ?? 0, 'progressive')
    const redeemed = await gustavo.redeem()
    expect(redeemed.answer.dados.bruto).toBeCloseTo(46_500, 1)
  })

  it.each([
    { percentual: 99.99, move: 0.99 },
    { percentual: 25, move: 0.9 },
    { percentual: 99.99, move: 1.02 },
    { percentual: 25, move: 1.3 },
  ])(
    'of $percentual % takes that share of the quotas, whatever they are worth by the decision: × $move',
    async ({ percentual, move }) => {
      const gustavo = await asPerson(DemoCpf.gustavo, '100555')
      const link = await gustavo.link()
      const id = link?.id ?? 0
      const quotasHeld = async () =>
        (await openLotsOf(test.database, [id])).reduce((sum, { quotas }) => sum + Number(quotas), 0)
      const before = await quotasHeld()
      const { idRequisicao } = (await gustavo.send(await gustavo.destinationOf('fechada'), { percentual }))
        .answer
      await moveUnitValues(move)
      const balances = await accountBalances(test.database, id, TEST_TODAY)
      const worth = sumReais([...balances.values()])
      expect(await grantPayment(test, idRequisicao)).toBe(200)
      const [transfer] = await transfers()
      expect(transfer?.amount).toBeCloseTo((worth * percentual) / 100, 1)
      const taken = (transfer?.lots ?? []).reduce((sum, { quotas }) => sum + Number(quotas), 0)
      expect(taken).toBeCloseTo((before * percentual) / 100, 4)
      expect(await quotasHeld()).toBeCloseTo(before - taken, 4)
      expect(await proveBalances(test.database)).toEqual([])
    },
  )

  it('sends its term within five business days, which Karina records once, with every date of accumulation', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const sent = (await gustavo.send(await gustavo.destinationOf('fechada'), { percentual: 25 })).answer
    const { idRequisicao } = sent
    expect(sent.dados).toMatchObject({ prazoTermo: '2026-11-18', prazoLegal: '2026-11-26' })
    const token = await test.signIn(DemoCpf.karina)
    const term = async () => (await test.call(retornarCaso, { params: { idRequisicao }, token })).answer.termo
    const record = () => test.call(registrarEnvioTermoPortabilidade, { body: { idRequisicao }, token })
    expect(await term()).toEqual({ ate: '2026-11-18', enviadoEm: null })
    expect((await record()).answer).toEqual({ ate: '2026-11-18', enviadoEm: TEST_TODAY })
    expect((await record()).status).toBe(409)
    expect(await term()).toEqual({ ate: '2026-11-18', enviadoEm: TEST_TODAY })
    const own = { body: { idRequisicao }, token: gustavo.token }
    expect((await test.call(registrarEnvioTermoPortabilidade, own)).status).toBe(403)
    const actor = { personId: await test.personId(DemoCpf.gustavo), name: '', level: null, sessionId: 0 }
    const now = test.clock.now()
    const request = await readRequest(test.api, actor, idRequisicao, now)
    const form = await readOptionForm(test.database, request, now)
    const table = form.document.blocks.find((block) => block.kind === 'table')
    expect(table?.rows.length).toBeGreaterThan(10)
    expect(table?.rows[0]?.[0]).toMatch(/\w{4}/)
    expect(table?.total?.at(-1)).toMatch(/20\.000,00/)
  })

  it('of nearly everything leaves lots of less than a cent, which a redemption pays out as well', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const id = (await gustavo.link())?.id ?? 0
    const destino = await gustavo.destinationOf('fechada')
    const part = (await gustavo.send(destino, { percentual: 99.9999 })).answer
    expect(await grantPayment(test, part.idRequisicao)).toBe(200)
    await chooseRegime(test, id, 'progressive')
    const rest = await gustavo.redeem()
    expect(rest.answer.dados.bruto).toBeGreaterThan(0)
    expect(await grantPayment(test, rest.answer.idRequisicao)).toBe(200)
    expect((await gustavo.link())?.situation).toBe(4)
    expect(await openLotsOf(test.database, [id])).toEqual([])
  })

  it('of a part that rounds to everything is asked for as everything', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const destino = await gustavo.destinationOf('fechada')
    const { status, problem } = await gustavo.send(destino, { percentual: 99.999999999 })
    expect([status, Object.keys(problem?.campos ?? {})]).toEqual([422, ['percentual']])
  })

  it('that is returned and becomes a part lets the link stand again where it stood', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const destino = await gustavo.destinationOf('fechada')
    const { idRequisicao } = (await gustavo.send(destino)).answer
    await giveBack(idRequisicao)
    expect((await gustavo.send(destino, { idRequisicao, percentual: 25 })).status).toBe(200)
    expect((await gustavo.link())?.situation).toBe(7)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    expect((await transfers())[0]?.amount).toBe(20_000)
    expect((await gustavo.link())?.situation).toBe(7)
  })

  it('of a part that is returned and becomes everything holds the link, and ports it', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const destino = await gustavo.destinationOf('fechada')
    const { idRequisicao } = (await gustavo.send(destino, { percentual: 25 })).answer
    await giveBack(idRequisicao)
    expect((await gustavo.send(destino, { idRequisicao })).status).toBe(200)
    expect((await gustavo.link())?.situation).toBe(9)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    expect((await gustavo.link())?.situation).toBe(8)
  })

  it('and a redemption filed at the same instant: one wins, the other is told', async () => {
    const gustavo = await asPerson(DemoCpf.gustavo, '100555')
    const id = (await gustavo.link())?.id ?? 0
    await chooseRegime(test, id, 'progressive')
    const answers = await Promise.all([
      gustavo.send(await gustavo.destinationOf('fechada')),
      gustavo.redeem(),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is open to Fernanda while she waits for her benefit, and refuses a plan that is not on the list', async () => {
    const fernanda = await asPerson(DemoCpf.fernanda, '700112')
    const { status, problem } = await fernanda.send(999_999, { ciente: false })
    expect([status, Object.keys(problem?.campos ?? {}).toSorted()]).toEqual([422, ['ciente', 'destino']])
    const filed = await fernanda.send(await fernanda.destinationOf('fechada'))
    expect(await grantPayment(test, filed.answer.idRequisicao)).toBe(200)
    expect(await fernanda.link()).toMatchObject({ category: 5, situation: 8 })
  })
})
