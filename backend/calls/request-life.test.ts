import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alterarContribuicao, retornarContribuicao } from '#contract/contribuicao.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requisicoes.ts'
import { contributionPercentages } from '../database/schema/contributions.ts'
import { requestEvents, requests } from '../database/schema/requests.ts'
import { sweep } from '../jobs/expiry.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf, lastNotificationOf } from '../testing/demo-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** A contribution change walks its whole life; time passes, so everyone signs in again for each story. */
let api: TestApi
let ana: { id: number; token: string }
let karina: { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => signEveryoneIn())

async function signEveryoneIn(): Promise<void> {
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  karina = await person(DemoCpf.karina)
}

async function passTo(instant: string): Promise<void> {
  api.clock.set(new Date(instant))
  await signEveryoneIn()
}

const ask = async (basica: number, suplementar: number, idRequisicao?: number) =>
  (
    await api.call(alterarContribuicao, {
      token: ana.token,
      body: {
        idPessoa: ana.id,
        idPlano: 1,
        chaveEnvio: randomUUID(),
        modalidade: 'percentual',
        percentualBasica: basica,
        percentualSuplementar: suplementar,
        idRequisicao,
      },
    })
  ).answer

const move = async (idRequisicao: number, idStatus: number, versao: number, motivo?: string) =>
  (
    await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao, idStatus, versao, motivo },
    })
  ).answer

const stored = async (id: number) =>
  (await api.database.select().from(requests).where(eq(requests.id, id)))[0]

const contribution = async () =>
  (await api.call(retornarContribuicao, { token: ana.token, params: { idPessoa: ana.id, idPlano: 1 } }))
    .answer.contribuicao

describe('a change of contribution', () => {
  it('is filed, returned, corrected and granted; then it is carried out from the promised month', async () => {
    const { idRequisicao, protocolo } = await ask(6, 4)
    expect(await lastNotificationOf(api, karina.id)).toMatchObject({
      planId: null,
      type: 2,
      requestId: idRequisicao,
      title: 'Nova solicitação',
      description: `Alteração de Contribuição no plano HPE. Protocolo ${protocolo}.`,
    })
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({ planId: 1, title: 'Solicitação recebida' })
    await move(idRequisicao, 2, 1)
    await move(idRequisicao, 3, 2, 'Confira o percentual suplementar.')
    const before = await stored(idRequisicao)
    expect(before).toMatchObject({ dueOn: '2026-11-16', pausedSince: '2026-11-11', status: 3 })

    // Five days later; the 14th and 15th are a weekend, so three business days.
    await passTo('2026-11-16T12:00:00-03:00')
    await ask(6, 5, idRequisicao)
    expect(await stored(idRequisicao)).toMatchObject({
      dueOn: '2026-11-19',
      pausedSince: null,
      status: 2,
      version: 4,
      analystId: karina.id,
    })
    expect(await lastNotificationOf(api, karina.id)).toMatchObject({
      title: 'Correção recebida',
      requestId: idRequisicao,
    })

    const done = await move(idRequisicao, 5, 4)
    expect(done).toMatchObject({ status: { nome: 'Concluída' }, versao: 6, movimentos: [], prazo: null })
    expect(done.dados).toMatchObject({ percentualSuplementar: 5 })
    expect(done.eventos.map(({ para, autor }) => [para.id, autor.papel])).toEqual([
      [1, 'participante'],
      [2, 'atendente'],
      [3, 'atendente'],
      [2, 'participante'],
      [5, 'atendente'],
      [8, 'sistema'],
    ])
    const rows = await api.database
      .select()
      .from(contributionPercentages)
      .where(eq(contributionPercentages.requestId, idRequisicao))
    expect(rows).toMatchObject([{ basic: 6, supplementary: 5, effectiveMonth: '2026-12' }])

    expect(await contribution()).toMatchObject({ percentualBasica: 4 })
    await passTo('2026-12-02T12:00:00-03:00')
    expect(await contribution()).toMatchObject({
      percentualBasica: 6,
      percentualSuplementar: 5,
      valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
    })
  })
})

describe('the hourly sweep', () => {
  it('expires a returned request on the day after its 30 days, and not before', async () => {
    await passTo('2027-01-04T12:00:00-03:00')
    const id = await fileRequestOf(api, ana.id, 9)
    await move(id, 2, 1)
    await move(id, 3, 2, 'Corrija.')
    api.clock.set(new Date('2027-02-03T12:00:00-03:00'))
    await sweep(api.api)
    expect((await stored(id))?.status).toBe(3)
    api.clock.set(new Date('2027-02-04T00:30:00-03:00'))
    await sweep(api.api)
    expect((await stored(id))?.status).toBe(9)
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({
      requestId: id,
      title: 'Solicitação expirada',
    })
    const events = await api.database.select().from(requestEvents).where(eq(requestEvents.requestId, id))
    expect(events.at(-1)).toMatchObject({ toStatus: 9, authorRole: 'system', authorId: null })
    await signEveryoneIn()
    const { answer } = await api.call(retornarRequisicao, { token: ana.token, params: { idRequisicao: id } })
    expect(answer.eventos.at(-1)?.autor).toEqual({ nome: 'Sistema', papel: 'sistema' })
  })
})
