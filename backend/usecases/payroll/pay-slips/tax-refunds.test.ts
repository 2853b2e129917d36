import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newestPaySlip, paySlipOf } from '#backend/database/queries/pay-slips.ts'
import { paySlipRefunds } from '#backend/database/schema/pay-slips.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { drawnPng } from '#backend/testing/drawn-png.ts'
import { recording } from '#backend/testing/recording.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import { runWork } from '#backend/work.ts'
import { retornarComprovanteRendimentos } from '#contract/payroll/income-reports.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { retornarIsencao65, solicitarIsencao65 } from '#contract/taxes/age-exemption.ts'
import {
  enviarLaudoMedico,
  retornarIsencaoDoenca,
  solicitarIsencaoDoenca,
} from '#contract/taxes/illness-exemption.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { calculatePaySlip } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { versionOn } from '#domain/validity.ts'
import { recordPaySlips } from './record-pay-slips.ts'

let test: TestApi
let linkId: number

beforeAll(async () => {
  test = await startTestApi()
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100871'))
  linkId = link?.id ?? 0
})
afterAll(() => test.close())

const at = (day: string) => test.clock.set(new Date(`${day}T10:00:00-03:00`))

/** Payroll of Carlos in a month: R$ 9,000.00 with one dependant, with the slice or without it. */
async function pay(competence: string, paidOn: string, exemption: 'none' | 'age-65'): Promise<void> {
  const newest = await newestPaySlip(test.database, linkId)
  const rules = versionOn(monthlyTaxRules, paidOn)
  if (!newest || !rules) throw new Error('Carlos was never paid, or there are no tables')
  const slip = calculatePaySlip({
    competence,
    paidOn,
    earnings: [{ code: 101, amount: 9000 }],
    discounts: [],
    taxation: { regime: 'progressive', exemption, dependants: 1, rules },
    incomeBasis: 'fixed',
    quota: null,
  })
  const { bank, agency, account } = newest
  const work = { actor: null, requestId: 'test', now: test.clock.now() }
  await runWork(test.api, work, (unit) => recordPaySlips(unit, [{ ...slip, linkId, bank, agency, account }]))
}

async function ask(values: Record<string, unknown>): Promise<void> {
  const [token, idPessoa] = [await test.signIn(DemoCpf.carlos), await test.personId(DemoCpf.carlos)]
  const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), declaracao: true, ...values }
  await grant((await test.call(solicitarIsencao65, { token, body })).answer.idRequisicao)
}

async function grantByIllness(dataDiagnostico: string): Promise<void> {
  const { token, params } = await asCarlos()
  const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
  const laudo = (await test.call(enviarLaudoMedico, { params, token, file })).answer.id
  const body = {
    ...params,
    chaveEnvio: randomUUID(),
    doenca: 'parkinson',
    dataDiagnostico,
    emissor: 'state',
    temValidade: 'N',
    validade: null,
    laudo,
    declaracao: true,
  } as const
  await grant((await test.call(solicitarIsencaoDoenca, { token, body })).answer.idRequisicao)
}

/** Luiz may decide on what is asked for by illness; Karina may not. */
async function grant(idRequisicao: number): Promise<void> {
  const desk = await test.signIn(DemoCpf.luiz)
  for (const idStatus of [2, 5]) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token: desk })).answer
    const move = { idRequisicao, idStatus, versao }
    expect((await test.call(movimentarRequisicao, { body: move, token: desk })).status).toBe(200)
  }
}

async function earningsOf(competence: string) {
  const slip = await paySlipOf(test.database, linkId, competence)
  return slip?.lines.filter(({ kind }) => kind === 'earning').map(({ code, amount }) => [code, amount])
}

async function asCarlos() {
  const [token, idPessoa] = [await test.signIn(DemoCpf.carlos), await test.personId(DemoCpf.carlos)]
  return { token, params: { idPessoa, idPlano: 1 } }
}

it('gives Carlos back, in the next pay slip, what was withheld while another source had used the slice', async () => {
  at('2026-11-11')
  await ask({ outraFonte: 'S', fontes: ['INSS'], mesInicio: '2026-11' })
  at('2026-11-30')
  await pay('2026-11', '2026-11-30', 'none')

  at('2026-12-05')
  const recorded = await recording(test)
  await ask({ outraFonte: 'N', fontes: [], mesInicio: '2026-11' })
  expect(await recorded('pay-slip.refund-promised')).toHaveLength(1)
  const promised = (await test.call(retornarIsencao65, await asCarlos())).answer
  // 1,399.29 were withheld, 841.88 are due with the slice.
  expect(promised.devolucao).toEqual({ total: 557.41, meses: [{ competencia: '2026-11', valor: 557.41 }] })
  expect(promised.vigente).toMatchObject({ aplicadaAqui: true, desde: '2026-11' })

  at('2026-12-30')
  await pay('2026-12', '2026-12-30', 'age-65')
  const december = await paySlipOf(test.database, linkId, '2026-12')
  expect(december?.lines.map(({ code, amount }) => [code, amount])).toEqual([
    [101, 9000],
    [190, 557.41],
    [901, 841.88],
  ])
  expect(december?.net).toBe(8715.53)
  expect((await paySlipOf(test.database, linkId, '2026-11'))?.net).toBe(7600.71)
  expect((await test.call(retornarIsencao65, await asCarlos())).answer.devolucao).toBeNull()
  expect(await test.database.select().from(paySlipRefunds)).toMatchObject([{ amount: 557.41 }])

  const { token, params } = await asCarlos()
  const report = await test.call(retornarComprovanteRendimentos, { token, params: { ...params, ano: 2026 } })
  const months = report.answer.comprovantes[0]?.meses ?? []
  const november = months.find(({ competencia }) => competencia === '2026-11')
  expect(november).toMatchObject({ isento: 1903.98, tributavel: 7096.02, retido: 841.88 })

  // Paid back once: the next slip has nothing of it.
  at('2027-01-29')
  await pay('2027-01', '2027-01-29', 'age-65')
  expect((await paySlipOf(test.database, linkId, '2027-01'))?.lines.map(({ code }) => code)).toEqual([
    101, 901,
  ])
})

it('gives back the rest of the tax, once, of slips that had the slice given back, when illness frees the whole benefit', async () => {
  at('2027-02-02')
  await ask({ outraFonte: 'S', fontes: ['INSS'], mesInicio: '2027-02' })
  at('2027-02-26')
  await pay('2027-02', '2027-02-26', 'none')
  at('2027-03-05')
  await ask({ outraFonte: 'N', fontes: [], mesInicio: '2027-02' })

  const recorded = await recording(test)
  await grantByIllness('2026-11-15')
  expect(await recorded('pay-slip.refund-promised')).toHaveLength(4)
  // Of November the slice was given back in December; of February it still waits, and goes with the rest.
  expect((await test.call(retornarIsencaoDoenca, await asCarlos())).answer.devolucao).toEqual({
    total: 3924.93,
    meses: [
      { competencia: '2026-11', valor: 841.88 },
      { competencia: '2026-12', valor: 841.88 },
      { competencia: '2027-01', valor: 841.88 },
      { competencia: '2027-02', valor: 1399.29 },
    ],
  })

  at('2027-03-31')
  await pay('2027-03', '2027-03-31', 'age-65')
  expect(await earningsOf('2027-03')).toEqual([
    [101, 9000],
    [190, 3924.93],
  ])
  at('2027-04-30')
  await pay('2027-04', '2027-04-30', 'age-65')
  expect(await earningsOf('2027-04')).toEqual([[101, 9000]])

  const { token, params } = await asCarlos()
  const report = await test.call(retornarComprovanteRendimentos, { token, params: { ...params, ano: 2026 } })
  const lines = new Map(report.answer.comprovantes[0]?.linhas.map(({ linha, valor }) => [linha, valor]))
  // Ten months with the slice; November and December free.
  expect([lines.get('3.5'), lines.get('4.1'), lines.get('4.4')]).toEqual([8418.8, 19_039.8, 18_000])
})

it('reaches twelve months back, the present one included, and no further', async () => {
  at('2027-05-05')
  await ask({ outraFonte: 'S', fontes: ['INSS'], mesInicio: '2027-05' })
  const { token, params } = await asCarlos()
  const back = { ...params, chaveEnvio: randomUUID(), outraFonte: 'N', fontes: [], declaracao: true }
  const send = (mesInicio: string) => test.call(solicitarIsencao65, { token, body: { ...back, mesInicio } })
  expect((await send('2026-05')).problem.campos).toEqual({ mesInicio: expect.stringContaining('doze meses') })
  expect((await send('2026-06')).status).toBe(200)
})
