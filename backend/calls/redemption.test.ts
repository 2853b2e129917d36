import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { optarBpd } from '#contract/exits/deferral.ts'
import { pedirResgate, retornarResgate } from '#contract/exits/redemption.ts'
import { retornarComprovanteRendimentos, retornarInformes } from '#contract/payroll/income-reports.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { accountBalances } from '../database/queries/account-balances.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { redemptionPayments } from '../database/schema/redemption-payments.ts'
import { settlements } from '../database/schema/settlements.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { grantPayment } from '../testing/grant-payment.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'

/** Gustavo left the sponsor of HPE with 50,000.00 of his own and 30,000.00 of the sponsor, 40 % of which is his. */

let test: TestApi
let linkId = 0
let token = ''
let params = { idPessoa: 0, idPlano: 1 }
beforeEach(async () => {
  test = await startTestApi()
  token = await test.signIn(DemoCpf.gustavo)
  params = { idPessoa: await test.personId(DemoCpf.gustavo), idPlano: 1 }
  linkId = (await gustavosLink())?.id ?? 0
  await chooseRegime(test, linkId, 'progressive')
})

afterEach(() => test.close())

const gustavosLink = async () =>
  (await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555')))[0]
const read = () => test.call(retornarResgate, { params, token })
const send = (values: Record<string, unknown> = {}) =>
  test.call(pedirResgate, {
    body: {
      ...params,
      chaveEnvio: randomUUID(),
      forma: 'unica',
      parcelas: null,
      dias: null,
      ciente: true,
      ...values,
    },
    token,
  })
const chooseDeferral = () =>
  test.call(optarBpd, { body: { ...params, chaveEnvio: randomUUID(), ciente: true }, token })
const paid = () =>
  test.database
    .select()
    .from(redemptionPayments)
    .where(eq(redemptionPayments.linkId, linkId))
    .orderBy(asc(redemptionPayments.number))

/** Comes to a day, and carries out what is due by then. */
async function comeTo(day: string) {
  test.clock.set(new Date(`${day}T12:00:00-03:00`))
  await performDue(test.api, 'request-settlement')
}

describe('a redemption', () => {
  it('is told with what each regime withholds, and taken only when it was read', async () => {
    expect((await read()).answer).toMatchObject({
      parcial: false,
      bruto: 62_000,
      patrocinadora: 12_000,
      perde: 18_000,
      progressivo: { imposto: 9_300, liquido: 52_700, final: { imposto: 17_050, liquido: 44_950 } },
      ano: { outrasRendas: 163_680, dependentes: 0 },
      podeMudarRegime: true,
      caminhos: ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'],
      maximoParcelas: 12,
      maximoDias: 90,
    })
    const unread = await send({ forma: 'parcelada', ciente: false })
    expect([unread.status, Object.keys(unread.problem?.campos ?? {}).toSorted()]).toEqual([
      422,
      ['ciente', 'parcelas'],
    ])
    expect((await send({ forma: 'parcelada', parcelas: 13 })).problem?.campos?.parcelas).toBe(
      'Escolha de 2 a 12 parcelas.',
    )
    expect((await gustavosLink())?.situation).toBe(7)
  })

  it('waits for the choice of a regime; the progressive one holds without an option, and becomes final with the payment', async () => {
    params = { idPessoa: await test.personId(DemoCpf.fernanda), idPlano: 7 }
    token = await test.signIn(DemoCpf.fernanda)
    const { status, problem } = await send()
    expect([status, problem?.detail]).toEqual([409, expect.stringMatching(/^Escolha primeiro o regime/)])
    const [fernandas] = await test.database
      .select()
      .from(planLinks)
      .where(eq(planLinks.personId, params.idPessoa))
    expect([fernandas?.category, fernandas?.situation, fernandas?.taxRegime]).toEqual([5, 1, 'progressive'])
    expect((await send({ regime: 'regressivo' })).status).toBe(409)
    const filed = await send({ regime: 'progressivo' })
    expect(filed.answer.dados.regime).toBe('progressivo')
    linkId = fernandas?.id ?? 0
    expect(await grantPayment(test, filed.answer.idRequisicao)).toBe(200)
    expect(await paid()).toMatchObject([{ number: 1, of: 1, regime: 'progressive' }])
  })

  it('holds the link while it is open, and lets it go when it is cancelled', async () => {
    const filed = await send()
    expect(filed.answer.dados).toMatchObject({ tipo: 'Total', bruto: 62_000, liquido: 52_700, perde: 18_000 })
    expect((await gustavosLink())?.situation).toBe(9)
    expect((await chooseDeferral()).status).toBe(409)
    const { idRequisicao } = filed.answer
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const cancelled = await test.call(movimentarRequisicao, {
      body: { idRequisicao, idStatus: 7, versao },
      token,
    })
    expect(cancelled.status).toBe(200)
    expect((await gustavosLink())?.situation).toBe(7)
    expect((await chooseDeferral()).status).toBe(200)
  })

  it('is paid at the grant: quotas leave, the rest of the sponsor goes to the plan, the link is closed, the year reports it', async () => {
    const { idRequisicao } = (await send()).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    expect(await paid()).toMatchObject([
      { number: 1, of: 1, gross: 62_000, tax: 9_300, loanOffset: 0, net: 52_700, forfeited: 18_000 },
    ])
    expect(await gustavosLink()).toMatchObject({ category: 1, situation: 4 })
    const entries = await test.database
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.causeKind, 'request'), eq(ledgerEntries.causeId, String(idRequisicao))))
    const sumOf = (type: string) =>
      entries.filter((entry) => entry.type === type).reduce((sum, { amount }) => sum + amount * 100, 0) / 100
    expect([sumOf('redemption'), sumOf('forfeited')]).toEqual([-62_000, -18_000])
    const again = await test.signIn(DemoCpf.gustavo)
    const year = Number((await paid())[0]?.paidOn.slice(0, 4))
    const years = (await test.call(retornarInformes, { params, token: again })).answer.anos
    expect(years.find(({ ano }) => ano === year)?.rendimentos).toBe(true)
    const report = (
      await test.call(retornarComprovanteRendimentos, { params: { ...params, ano: year }, token: again })
    ).answer.comprovantes.find(({ codigoReceita }) => codigoReceita === '3223')
    expect(report?.linhas.find(({ linha }) => linha === '3.1')?.valor).toBe(62_000)
    expect(report?.linhas.find(({ linha }) => linha === '3.5')?.valor).toBe(9_300)
  })

  it('is paid in three parts, each by the quotas of its day, and is over with the last', async () => {
    const { idRequisicao } = (await send({ forma: 'parcelada', parcelas: 3 })).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    expect((await paid()).map(({ number, of, forfeited }) => [number, of, forfeited])).toEqual([
      [1, 3, 18_000],
    ])
    expect((await gustavosLink())?.situation).toBe(9)
    const first = (await paid())[0]?.paidOn ?? ''
    await comeTo(addMonths(first, 1))
    await comeTo(addMonths(first, 2))
    const all = await paid()
    expect(all.map(({ number, gross }) => [number, gross > 20_000])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
    expect(await gustavosLink()).toMatchObject({ category: 1, situation: 4 })
    const left = await accountBalances(test.database, linkId, addMonths(first, 2))
    expect([...left.values()].filter((amount) => amount !== 0)).toEqual([])
  })

  it('in the regressive regime is taxed lot by lot, and put off as long as the plan lets it be', async () => {
    await chooseRegime(test, linkId, 'regressive')
    const { idRequisicao, dados } = (await send({ forma: 'adiada', dias: 90 })).answer
    expect(dados.imposto).toBe((await read()).answer.regressivo.imposto)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    expect(await paid()).toEqual([])
    await comeTo(addDays(TEST_TODAY, 90))
    const [payment] = await paid()
    expect(payment).toMatchObject({ regime: 'regressive', of: 1 })
    expect(payment?.bands.length).toBeGreaterThan(0)
  })
})

it('of two exclusive options filed at the same instant one wins, and the other is told', async () => {
  const answers = await Promise.all([send(), chooseDeferral()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.problem?.detail).toMatch(/em andamento|situação no plano/)
})

it('before the end of the employment takes what was paid in voluntarily, and leaves the rest and the link as they are', async () => {
  await test.database.update(planLinks).set({ situation: 1 }).where(eq(planLinks.id, linkId))
  const voluntary = async () =>
    (await accountBalances(test.database, linkId, TEST_TODAY)).get('participant-voluntary') ?? 0
  const gross = await voluntary()
  expect((await read()).answer).toMatchObject({ parcial: true, bruto: gross })
  const filed = await send()
  expect(filed.status).toBe(200)
  expect(await grantPayment(test, filed.answer.idRequisicao)).toBe(200)
  expect(await paid()).toMatchObject([{ gross, forfeited: 0, loanOffset: 0 }])
  expect(await voluntary()).toBe(0)
  expect((await gustavosLink())?.situation).toBe(1)
})

it('of a part promises that part alone, also where the employment ended before the decision', async () => {
  const stand = (situation: number) =>
    test.database.update(planLinks).set({ situation }).where(eq(planLinks.id, linkId))
  await stand(1)
  const { idRequisicao, dados } = (await send({ forma: 'parcelada', parcelas: 2 })).answer
  expect(dados.tipo).toBe('Parcial')
  await stand(7)
  expect(await grantPayment(test, idRequisicao)).toBe(200)
  const promised = await test.database
    .select({ amount: settlements.amount })
    .from(settlements)
    .where(eq(settlements.requestId, idRequisicao))
  expect(sumReais(promised.map(({ amount }) => amount ?? 0))).toBe(dados.bruto)
})

it('is not offered to who still works for the sponsor', async () => {
  const ana = {
    params: { idPessoa: await test.personId(DemoCpf.ana), idPlano: 1 },
    token: await test.signIn(DemoCpf.ana),
  }
  expect((await test.call(retornarResgate, ana)).status).toBe(403)
})
