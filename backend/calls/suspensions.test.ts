import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alterarContribuicao, retornarContribuicao } from '#contract/contributions/contributions.ts'
import {
  encerrarSuspensaoContribuicao,
  retornarSuspensaoContribuicao,
  suspenderContribuicao,
} from '#contract/contributions/suspensions.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { contributionSuspensions } from '../database/schema/suspensions.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterEach(() => test.clock.set(TEST_NOW))
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    token,
    params,
    read: () => test.call(retornarSuspensaoContribuicao, { params, token }),
    send: (values: Record<string, unknown> = {}) => {
      const body = { ...params, chaveEnvio: randomUUID(), meses: 6, cienteRisco: true, ...values }
      return test.call(suspenderContribuicao, { body, token })
    },
    end: () => test.call(encerrarSuspensaoContribuicao, { body: params, token }),
    terms: async () => (await test.call(retornarContribuicao, { params, token })).answer.alteracao,
    change: () => {
      const values = { modalidade: 'percentual' as const, percentualBasica: 5, percentualSuplementar: 0 }
      const body = { ...params, chaveEnvio: randomUUID(), ...values }
      return test.call(alterarContribuicao, { body, token })
    },
  }
}

async function move(idRequisicao: number, ...statuses: number[]): Promise<void> {
  const token = await test.signIn(DemoCpf.marta)
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus, versao, motivo: 'Conferido.' }
    expect((await test.call(movimentarRequisicao, { body, token })).status).toBe(200)
  }
}

const linkOf = async (enrolment: string) =>
  (await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment)))[0]

describe('call(retornarSuspensaoContribuicao', () => {
  it('tells Ana what stops, from when, and for how long at most', async () => {
    const { answer } = await (await asPerson(DemoCpf.ana, 1)).read()
    expect(answer).toMatchObject({
      vigente: null,
      anteriores: [],
      regras: { minimoMeses: 1, maximoMeses: 12, maximoNoPeriodo: 24, periodoMeses: 60, diaLimite: 20 },
      mesEfeito: '2026-12',
      mesesPermitidos: 12,
      mesesUsados: 0,
      requisicaoAberta: null,
      alteracaoAberta: null,
    })
    expect(answer.contribuicao).toEqual({ propria: 134.39, patrocinadora: 134.39 })
    expect((await (await asPerson(DemoCpf.eduardo, 1)).read()).answer).toMatchObject({
      contribuicao: { propria: 407.19, patrocinadora: 0 },
      regras: { coberturaRisco: true, taxaContinua: true },
    })
  })

  it('tells Nelson what runs, and when he may come back', async () => {
    const { answer } = await (await asPerson(DemoCpf.nelson, 4)).read()
    expect(answer).toMatchObject({
      contribuicao: { propria: 300, patrocinadora: 0 },
      vigente: {
        mesEfeito: '2026-08',
        mesFim: '2027-01',
        mesRetorno: '2027-02',
        iniciada: true,
        encerradaEm: null,
        podeVoltarEm: '2026-12',
      },
      regras: { coberturaRisco: false },
      mesesUsados: 5,
    })
  })

  it('is for oneself and attendants, while contributions are paid or suspended', async () => {
    const [ana, nelson] = [await asPerson(DemoCpf.ana, 1), await asPerson(DemoCpf.nelson, 4)]
    const { params } = ana
    const karina = await test.signIn(DemoCpf.karina)
    const asKarina = { params, token: karina }
    expect((await test.call(retornarSuspensaoContribuicao, asKarina)).status).toBe(200)
    const asNelson = { params, token: nelson.token }
    expect((await test.call(retornarSuspensaoContribuicao, asNelson)).problem.codigo).toBe('nao-encontrado')
    for (const [cpf, plan] of [
      [DemoCpf.carlos, 1],
      [DemoCpf.dulce, 7],
    ] as const) {
      const person = await asPerson(cpf, plan)
      for (const refused of [await person.read(), await person.send(), await person.end()]) {
        expect(refused.problem).toMatchObject({ status: 403, codigo: 'servico-indisponivel-para-situacao' })
      }
    }
  })
})

describe('call(encerrarSuspensaoContribuicao', () => {
  it('ends Nelson’s from the first month still possible, once', async () => {
    const nelson = await asPerson(DemoCpf.nelson, 4)
    const ana = await asPerson(DemoCpf.ana, 1)
    expect((await nelson.send()).problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining('já está suspensa até janeiro de 2027'),
    })
    const stolen = await test.call(encerrarSuspensaoContribuicao, { body: nelson.params, token: ana.token })
    expect(stolen.status).toBe(404)
    expect((await ana.end()).problem).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/não está/),
    })
    const recorded = await recording(test)
    expect((await nelson.end()).answer).toEqual({
      mesEfeito: '2026-08',
      mesFim: '2026-11',
      mesRetorno: '2026-12',
    })
    expect(await recorded('suspension.ended-early')).toEqual([nelson.params.idPessoa])
    expect((await nelson.end()).problem.status).toBe(409)
    expect((await nelson.read()).answer.vigente).toMatchObject({
      mesFim: '2026-11',
      encerradaEm: '2026-11-11',
      podeVoltarEm: null,
    })
    expect(await linkOf('400377')).toMatchObject({ situation: 6 })
    test.clock.set(new Date('2026-12-01T08:00:00-03:00'))
    await performDue(test.api, 'contribution-suspension')
    expect(await linkOf('400377')).toMatchObject({ situation: 1, situationSince: '2026-12-01' })
    const back = await asPerson(DemoCpf.nelson, 4)
    expect((await back.read()).answer).toMatchObject({
      vigente: null,
      anteriores: [{ mesEfeito: '2026-08', mesFim: '2026-11', meses: 4, encerradaEm: '2026-11-11' }],
      mesesPermitidos: 12,
    })
  })
})

describe('call(suspenderContribuicao', () => {
  it('refuses field by field, and leaves nothing behind', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const before = await countRequests(test)
    const fieldsOf = async (values: Record<string, unknown>) => (await ana.send(values)).problem.campos
    expect(await fieldsOf({ meses: 13, cienteRisco: false })).toEqual({
      meses: 'Escolha de 1 a 12 meses.',
      cienteRisco: expect.stringMatching(/cobertura de risco/),
    })
    for (const meses of [0, -1, 1.5]) expect(await fieldsOf({ meses })).toHaveProperty('meses')
    expect((await ana.send({ meses: 'seis' })).status).toBe(422)
    expect((await ana.send({ mesEfeito: '2026-11' })).status).toBe(422)
    const nelson = await asPerson(DemoCpf.nelson, 4)
    expect((await nelson.send(ana.params)).status).toBe(404)
    const karina = await test.signIn(DemoCpf.karina)
    const body = { ...ana.params, chaveEnvio: randomUUID(), meses: 6, cienteRisco: true }
    expect((await test.call(suspenderContribuicao, { body, token: karina })).status).toBe(403)
    expect(await countRequests(test)).toBe(before)
  })

  it('and a change of contribution wait for each other', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const filed = (await ana.send({ meses: 2 })).answer
    expect(await ana.terms()).toMatchObject({
      suspensao: null,
      suspensaoAberta: { id: filed.idRequisicao },
    })
    expect((await ana.send()).problem.status).toBe(409)
    const refused = (await ana.change()).problem
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining(filed.protocolo) })
    await move(filed.idRequisicao, 2, 6)
    const change = (await ana.change()).answer
    expect((await ana.read()).answer.alteracaoAberta).toMatchObject({ id: change.idRequisicao })
    expect((await ana.send()).problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining(change.protocolo),
    })
    await move(change.idRequisicao, 2, 6)
  })

  it('stops the contributions of its months once granted, and lets them come back', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const filed = (await helena.send({ meses: 2 })).answer
    expect(filed).toMatchObject({
      status: { id: 1 },
      dados: {
        meses: 2,
        mesEfeito: '2026-12',
        mesFim: '2027-01',
        mesRetorno: '2027-02',
        coberturaRisco: 'S',
      },
    })
    const recorded = await recording(test)
    await move(filed.idRequisicao, 2, 5)
    expect(await recorded('suspension.granted')).toEqual([helena.params.idPessoa])
    const { vigente, contribuicao } = (await helena.read()).answer
    expect(vigente).toMatchObject({ mesEfeito: '2026-12', mesFim: '2027-01', iniciada: false })
    expect(filed.dados).toMatchObject({
      valorProprio: contribuicao.propria,
      valorPatrocinadora: contribuicao.patrocinadora,
    })
    expect((await helena.terms()).suspensao).toMatchObject({ mesEfeito: '2026-12', mesFim: '2027-01' })
    expect((await helena.change()).problem).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/suspensa de dezembro de 2026 a janeiro de 2027/),
    })

    const [row] = await test.database
      .select()
      .from(contributionSuspensions)
      .where(eq(contributionSuspensions.requestId, filed.idRequisicao))
    const link = async () =>
      (
        await test.database
          .select()
          .from(planLinks)
          .where(eq(planLinks.id, row?.linkId ?? 0))
      )[0]
    await performDue(test.api, 'contribution-suspension')
    expect(await link()).toMatchObject({ situation: 1 })
    test.clock.set(new Date('2026-12-01T08:00:00-03:00'))
    await performDue(test.api, 'contribution-suspension')
    expect(await link()).toMatchObject({ situation: 6, situationSince: '2026-12-01' })
    test.clock.set(new Date('2027-01-02T08:00:00-03:00'))
    await performDue(test.api, 'contribution-suspension')
    await performDue(test.api, 'contribution-suspension')
    const told = await test.database
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.personId, helena.params.idPessoa))
    expect(told.filter(({ title }) => title.startsWith('Sua contribuição volta'))).toHaveLength(1)
    test.clock.set(new Date('2027-02-01T08:00:00-03:00'))
    await performDue(test.api, 'contribution-suspension')
    expect(await link()).toMatchObject({ situation: 1, situationSince: '2027-02-01' })
  })

  it('granted late, begins in the first month still possible', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const filed = (await eduardo.send({ meses: 3 })).answer
    expect(filed.dados).toMatchObject({ mesEfeito: '2026-12', valorPatrocinadora: 0 })
    test.clock.set(new Date('2026-11-24T10:00:00-03:00'))
    await move(filed.idRequisicao, 2, 5)
    const later = await asPerson(DemoCpf.eduardo, 1)
    expect((await later.read()).answer.vigente).toMatchObject({ mesEfeito: '2027-01', mesFim: '2027-03' })
    // Ended before it began, it holds no month.
    expect((await later.end()).answer).toMatchObject({ mesEfeito: '2027-01', mesFim: '2026-12' })
    expect((await later.read()).answer).toMatchObject({ vigente: null, anteriores: [], mesesUsados: 0 })
  })

  it('marked behind the one that still runs hides neither', async () => {
    const nelson = await asPerson(DemoCpf.nelson, 4)
    const filed = (await nelson.send({ meses: 1 })).answer
    await move(filed.idRequisicao, 2, 5)
    expect((await nelson.read()).answer).toMatchObject({
      vigente: { mesEfeito: '2026-12', mesFim: '2026-12', iniciada: false },
      anteriores: [{ mesEfeito: '2026-08', mesFim: '2026-11' }],
    })
  })
})
