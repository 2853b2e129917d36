import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retornarComprovanteRendimentos } from '#contract/payroll/income-reports.ts'
import {
  arquivoDocumentoSolicitacao,
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import {
  enviarLaudoMedico,
  retornarIsencaoDoenca,
  solicitarIsencaoDoenca,
} from '#contract/taxes/illness-exemption.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { calculatePaySlip } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { versionOn } from '#domain/validity.ts'
import { newestPaySlip, paySlipOf } from '../database/queries/pay-slips.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { illnessExemptions } from '../database/schema/illness-exemptions.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { recordPaySlips } from '../usecases/payroll/pay-slips/record-pay-slips.ts'
import { runWork } from '../work.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const at = (day: string) => test.clock.set(new Date(`${day}T10:00:00-03:00`))

beforeEach(() => at('2026-11-11'))

const asked = {
  doenca: 'parkinson',
  dataDiagnostico: '2026-09-15',
  emissor: 'state',
  temValidade: 'S',
  validade: '2027-09-15',
  declaracao: true,
} as const

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  const upload = async (): Promise<string> => {
    const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
    return (await test.call(enviarLaudoMedico, { params, token, file })).answer.id
  }
  const sendWith = (values: Record<string, unknown>) =>
    test.call(solicitarIsencaoDoenca, {
      token,
      body: { ...params, chaveEnvio: randomUUID(), ...asked, laudo: null, ...values },
    })
  return {
    token,
    params,
    upload,
    sendWith,
    read: () => test.call(retornarIsencaoDoenca, { params, token }),
    send: async (values: Record<string, unknown> = {}) => sendWith({ laudo: await upload(), ...values }),
  }
}

async function move(cpf: string, idRequisicao: number, statuses: readonly number[]) {
  const token = await test.signIn(cpf)
  const answers: number[] = []
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus, versao }
    answers.push((await test.call(movimentarRequisicao, { body, token })).status)
  }
  return answers
}

const seenBy = async (cpf: string, idRequisicao: number) =>
  (await test.call(retornarRequisicao, { params: { idRequisicao }, token: await test.signIn(cpf) })).answer

/** Payroll of Carlos: R$ 9,000.00, with one dependant and the slice from 65 years on. */
async function pay(competence: string, paidOn: string): Promise<number> {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100871'))
  const linkId = link?.id ?? 0
  const newest = await newestPaySlip(test.database, linkId)
  const rules = versionOn(monthlyTaxRules, paidOn)
  if (!newest || !rules) throw new Error('Carlos was never paid, or there are no tables')
  const slip = calculatePaySlip({
    competence,
    paidOn,
    earnings: [{ code: 101, amount: 9000 }],
    discounts: [],
    taxation: { regime: 'progressive', exemption: 'age-65', dependants: 1, rules },
    incomeBasis: 'fixed',
    quota: null,
  })
  const { bank, agency, account } = newest
  const work = { actor: null, requestId: 'test', now: test.clock.now() }
  await runWork(test.api, work, (unit) => recordPaySlips(unit, [{ ...slip, linkId, bank, agency, account }]))
  return linkId
}

describe('solicitarIsencaoDoenca', () => {
  it('refuses field by field, asks for the report, and leaves nothing behind', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const before = await countRequests(test)
    const fieldsOf = async (values: Record<string, unknown>) => (await carlos.sendWith(values)).problem.campos
    expect(await fieldsOf({})).toEqual({ laudo: 'Envie o laudo médico oficial.' })
    const laudo = await carlos.upload()
    expect(await fieldsOf({ laudo, doenca: 'gripe' })).toHaveProperty('doenca')
    expect(await fieldsOf({ laudo, emissor: 'particular' })).toHaveProperty('emissor')
    expect(await fieldsOf({ laudo, dataDiagnostico: '2026-02-30' })).toHaveProperty('dataDiagnostico')
    expect(await fieldsOf({ laudo, dataDiagnostico: '2026-11-12' })).toEqual({
      dataDiagnostico: 'Use uma data que já passou.',
    })
    expect(await fieldsOf({ laudo, validade: '2026-11-10' })).toEqual({
      validade: expect.stringContaining('já venceu'),
    })
    expect(await fieldsOf({ laudo, validade: null })).toHaveProperty('validade')
    expect(await fieldsOf({ laudo, declaracao: false })).toHaveProperty('declaracao')
    expect(await fieldsOf({ laudo: randomUUID() })).toHaveProperty('laudo')
    expect((await carlos.sendWith({ laudo, valor: 1 })).status).toBe(422)
    const ana = await asPerson(DemoCpf.ana, 1)
    expect((await ana.sendWith({ ...carlos.params, laudo })).status).toBe(404)
    expect(await countRequests(test)).toBe(before)
  })

  it('is for who is in benefit in the progressive regime, at any age; a pension knows no occupational disease', async () => {
    const [dulce, olivia, ana] = [
      await asPerson(DemoCpf.dulce, 7),
      await asPerson(DemoCpf.olivia, 7),
      await asPerson(DemoCpf.ana, 1),
    ]
    expect((await dulce.read()).answer).toMatchObject({ pensionista: true, vigente: null })
    expect((await dulce.send({ doenca: 'occupational-disease' })).problem.campos).toEqual({
      doenca: expect.stringContaining('não isenta a pensão'),
    })
    for (const { read } of [olivia, ana]) {
      expect((await read()).problem).toMatchObject({ codigo: 'servico-indisponivel-para-situacao' })
    }
  })

  it('frees Carlos’s whole benefit once Luiz grants it, and gives back what was withheld since', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    expect((await carlos.read()).answer).toMatchObject({
      vigente: null,
      efeito: { competencia: '2026-10', retido: 841.88 },
      pensionista: false,
      devolucao: null,
      requisicaoAberta: null,
    })
    const filed = (await carlos.send()).answer
    expect(filed.dados).toEqual({
      doenca: 'parkinson',
      dataDiagnostico: '2026-09-15',
      emissor: 'state',
      validade: '2027-09-15',
      mesInicio: '2026-09',
    })
    expect((await carlos.send()).problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect((await carlos.read()).answer.requisicaoAberta).toMatchObject({ id: filed.idRequisicao })

    expect(await move(DemoCpf.luiz, filed.idRequisicao, [2])).toEqual([200])
    // Karina answers people and does not decide on it.
    expect(await move(DemoCpf.karina, filed.idRequisicao, [5])).toEqual([403])
    expect(await move(DemoCpf.luiz, filed.idRequisicao, [5])).toEqual([200])
    expect((await carlos.read()).answer).toMatchObject({
      vigente: { desde: '2026-09', ate: '2027-09-15' },
      devolucao: {
        total: 1683.76,
        meses: [
          { competencia: '2026-09', valor: 841.88 },
          { competencia: '2026-10', valor: 841.88 },
        ],
      },
      requisicaoAberta: null,
    })

    at('2026-11-30')
    const linkId = await pay('2026-11', '2026-11-30')
    const november = await paySlipOf(test.database, linkId, '2026-11')
    expect(november?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      [101, 9000],
      [190, 1683.76],
    ])
    expect([november?.net, november?.memo.exemption]).toEqual([10_683.76, 'illness'])

    const later = await asPerson(DemoCpf.carlos, 1)
    const { answer } = await test.call(retornarComprovanteRendimentos, {
      token: later.token,
      params: { ...later.params, ano: 2026 },
    })
    const lines = new Map(answer.comprovantes[0]?.linhas.map(({ linha, valor }) => [linha, valor]))
    // September to November whole; the slice of the eight months before.
    expect(lines.get('4.4')).toBe(27_000)
    expect(lines.get('4.1')).toBe(15_231.84)
    expect(lines.get('3.5')).toBe(6735.04)
    expect(answer.comprovantes[0]?.complementares).toContainEqual({
      codigo: 'isento-por-molestia',
      valor: 27_000,
    })
  })

  it('is taxed again after the month in which the report ends', async () => {
    at('2027-09-30')
    const linkId = await pay('2027-09', '2027-09-30')
    at('2027-10-29')
    await pay('2027-10', '2027-10-29')
    expect((await paySlipOf(test.database, linkId, '2027-09'))?.discounts).toBe(0)
    expect((await paySlipOf(test.database, linkId, '2027-10'))?.discounts).toBe(841.88)
    expect((await (await asPerson(DemoCpf.carlos, 1)).read()).answer.vigente).toBeNull()
  })
})

describe('a request that came back', () => {
  it('leads to the form of its reason, and keeps its report unless another one is sent', async () => {
    at('2027-10-29')
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const laudo = await carlos.upload()
    const values = { laudo, validade: '2028-10-01', dataDiagnostico: '2027-10-01' }
    const { idRequisicao } = (await carlos.sendWith(values)).answer
    await move(DemoCpf.luiz, idRequisicao, [2])
    const luiz = await test.signIn(DemoCpf.luiz)
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token: luiz })).answer
    const correcoes = [{ campo: 'dataDiagnostico', motivo: 'Confira a data.' }]
    const back = { idRequisicao, idStatus: RequestStatus.returned, versao, motivo: 'Confira.', correcoes }
    expect((await test.call(movimentarRequisicao, { body: back, token: luiz })).status).toBe(200)

    const returned = await seenBy(DemoCpf.carlos, idRequisicao)
    expect(returned.correcao).toBe(`/services/exemption-65?motivo=doenca&idRequisicao=${idRequisicao}`)
    expect(returned.documentos).toMatchObject([{ id: laudo }])
    const again = await carlos.sendWith({ ...values, dataDiagnostico: '2027-09-20', idRequisicao })
    expect(again.status).toBe(200)
    const corrected = await seenBy(DemoCpf.carlos, idRequisicao)
    expect([corrected.dados['dataDiagnostico'], corrected.documentos.map(({ id }) => id)]).toEqual([
      '2027-09-20',
      [laudo],
    ])
    const cancelling = { idRequisicao, idStatus: RequestStatus.cancelled, versao: corrected.versao }
    expect((await test.call(movimentarRequisicao, { body: cancelling, token: carlos.token })).status).toBe(
      200,
    )
  })
})

describe('health data', () => {
  it('is seen by the person and who decides, and by nobody else', async () => {
    at('2027-11-11')
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const { idRequisicao } = (
      await carlos.send({ doenca: 'aids', validade: '2028-11-11', dataDiagnostico: '2027-11-03' })
    ).answer
    const own = await seenBy(DemoCpf.carlos, idRequisicao)
    const deciding = await seenBy(DemoCpf.luiz, idRequisicao)
    expect([own.dados['doenca'], deciding.dados['doenca']]).toEqual(['aids', 'aids'])
    expect(deciding.documentos).toHaveLength(1)

    const other = await seenBy(DemoCpf.karina, idRequisicao)
    expect(other.dados['doenca']).toBeNull()
    expect(other.documentos).toEqual([])
    expect(JSON.stringify(other)).not.toContain('aids')
    const open = async (cpf: string) =>
      test.call(arquivoDocumentoSolicitacao, {
        params: { idDocumento: deciding.documentos[0]?.id ?? '' },
        token: await test.signIn(cpf),
      })
    expect((await open(DemoCpf.karina)).status).toBe(403)
    expect((await open(DemoCpf.luiz)).status).toBe(200)

    expect(await move(DemoCpf.luiz, idRequisicao, [2, 5])).toEqual([200, 200])
    const list = await test.call(retornarSolicitacoes, {
      query: { page: 0, limit: 50 },
      token: await test.signIn(DemoCpf.karina),
    })
    const told = [
      list.answer,
      await test.database.select().from(notifications),
      await test.database.select().from(auditEntries),
      (await test.database.execute(sql`select * from emails`)).rows,
    ]
    expect(JSON.stringify(told)).not.toMatch(/aids|parkinson|doença|moléstia|laudo/i)
  })

  it('is not in the notice sixty days before the end, which is not sent of one that another one replaced', async () => {
    const [first, second] = await test.database.select().from(illnessExemptions).orderBy(illnessExemptions.id)
    expect([first?.validUntil, second?.validUntil]).toEqual(['2027-09-15', '2028-11-11'])
    at('2027-11-12')
    const count = async () => (await test.database.select().from(notifications)).length
    const before = await count()
    await performDue(test.api, 'illness-exemption-ending')
    expect(await count()).toBe(before)
    at('2028-09-11')
    await performDue(test.api, 'illness-exemption-ending')
    expect(await count()).toBe(before)
    at('2028-09-12')
    await performDue(test.api, 'illness-exemption-ending')
    expect(await count()).toBe(before + 1)
    const rows = await test.database.select().from(notifications).orderBy(notifications.id)
    expect(JSON.stringify(rows.at(-1))).toContain('11/11/2028')
    expect(JSON.stringify(rows.at(-1))).not.toMatch(/doença|moléstia|laudo|saúde/i)
  })
})
