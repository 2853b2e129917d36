import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alterarContribuicao, retornarContribuicao } from '#contract/contributions/contributions.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { contributionPercentages } from '../database/schema/contributions.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requestEvents, requests } from '../database/schema/requests.ts'
import { requestWorkflow } from '../rules/request-workflow.ts'
import { suggestedWorkflows } from '../rules/suggested-workflows.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf, lastNotificationOf } from '../testing/demo-requests.ts'
import { performDue } from '../testing/perform-due.ts'
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

const move = async (
  idRequisicao: number,
  idStatus: number,
  versao: number,
  motivo?: string,
  correcoes?: { campo: string; motivo?: string }[],
) =>
  (
    await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao, idStatus, versao, motivo, correcoes },
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
    const { answer: told } = await api.call(retornarNotificacoes, {
      token: karina.token,
      params: { idPessoa: karina.id, idPlano: 0 },
    })
    expect(told[0]).toMatchObject({
      idPlano: null,
      tipoNotificacao: { id: 2 },
      idRequisicao,
      reagido: 'N',
      titulo: 'Nova solicitação',
      descricao: `Alteração de contribuição no plano HPE. Protocolo ${protocolo}.`,
    })
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({ planId: 1, title: 'Solicitação recebida' })
    await move(idRequisicao, 2, 1)
    const returned = await move(idRequisicao, 3, 2, 'Confira antes de reenviar.', [
      { campo: 'percentualSuplementar', motivo: 'O formulário diz 5%' },
      { campo: 'percentualBasica' },
    ])
    const named = [
      { campo: 'percentualBasica', nome: 'Contribuição básica', motivo: null },
      { campo: 'percentualSuplementar', nome: 'Contribuição suplementar', motivo: 'O formulário diz 5%' },
    ]
    expect(returned).toMatchObject({ correcoes: named, corrigiveis: [] })
    expect(returned.eventos.at(-1)?.correcoes).toEqual(named)
    expect((await lastNotificationOf(api, ana.id))?.description).toContain(
      'Corrija: Contribuição básica; Contribuição suplementar (O formulário diz 5%). Confira antes de reenviar.',
    )
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
    expect(done.correcoes).toEqual([])
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
    expect(done.eventos.at(-1)?.motivo).toBe('Vale a partir de dezembro de 2026.')
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({
      title: 'Solicitação concluída',
      description: `Sua solicitação de Alteração de contribuição foi concluída. Vale a partir de dezembro de 2026. Protocolo ${protocolo}.`,
    })
    const titles = await api.database
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.requestId, idRequisicao), eq(notifications.personId, ana.id)))
      .orderBy(notifications.id)
    // The grant and its execution are one thing to the participant.
    expect(titles.map(({ title }) => title).slice(-2)).toEqual([
      'Solicitação devolvida para correção',
      'Solicitação concluída',
    ])
    const rows = await api.database
      .select()
      .from(contributionPercentages)
      .where(eq(contributionPercentages.requestId, idRequisicao))
    expect(rows).toMatchObject([{ basicPercent: 6, supplementaryPercent: 5, validFrom: '2026-12' }])

    expect(await contribution()).toMatchObject({ percentualBasica: 4 })
    await passTo('2026-12-02T12:00:00-03:00')
    expect(await contribution()).toMatchObject({
      percentualBasica: 6,
      percentualSuplementar: 5,
      valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
    })
  })
})

describe('a change that is decided late', () => {
  it('holds from the first month still possible, never from one that has passed', async () => {
    await passTo('2027-02-01T12:00:00-03:00')
    const { idRequisicao, dados } = await ask(5, 0)
    expect(dados.mesEfeito).toBe('2027-03')
    await passTo('2027-03-22T12:00:00-03:00')
    await move(idRequisicao, 2, 1)
    const done = await move(idRequisicao, 5, 2)
    const note = 'O pedido era para março de 2027, mas a decisão saiu depois. Vale a partir de maio de 2027.'
    expect(done.eventos.at(-1)?.motivo).toBe(note)
    expect((await lastNotificationOf(api, ana.id))?.description).toContain(note)
    const rows = await api.database
      .select()
      .from(contributionPercentages)
      .where(eq(contributionPercentages.requestId, idRequisicao))
    expect(rows).toMatchObject([{ basicPercent: 5, validFrom: '2027-05' }])
    expect(await contribution()).toMatchObject({ percentualBasica: 6 })
  })

  it('is not carried out when the person can not have the service any more', async () => {
    await passTo('2027-07-01T12:00:00-03:00')
    const { idRequisicao } = await ask(4, 0)
    await move(idRequisicao, 2, 1)
    const link = (await stored(idRequisicao))?.linkId ?? 0
    await api.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.id, link))
    const refused = await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao, idStatus: 5, versao: 2 },
    })
    expect(refused.problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(refused.problem.detail).toContain('situação dela no plano mudou')
    expect(await stored(idRequisicao)).toMatchObject({ status: 2, version: 2 })
    await api.database.update(planLinks).set({ situation: 1 }).where(eq(planLinks.id, link))
    expect((await move(idRequisicao, 5, 2)).status.nome).toBe('Concluída')
  })
})

describe('the term of a request', () => {
  it('stays the one it was filed under, whatever an administrator sets later', async () => {
    await passTo('2027-10-04T12:00:00-03:00')
    const { idRequisicao } = await ask(3, 0)
    const deadline = async () =>
      (await api.call(retornarRequisicao, { token: ana.token, params: { idRequisicao } })).answer.prazo
    const before = await deadline()
    expect(before).toEqual({ data: '2027-10-07', situacao: 'no-prazo' })
    const [stage] = suggestedWorkflows['alterar-contribuicao'].stages
    if (!stage) throw new Error('no stage')
    const draw = (slaBusinessDays: number, from: string) =>
      changeRule(
        api.database,
        requestWorkflow,
        { id: 1 },
        (drawn) => ({
          ...drawn,
          'alterar-contribuicao': { isPayment: false, stages: [{ ...stage, slaBusinessDays }] },
        }),
        { from },
      )
    await draw(30, '2027-10-04')
    expect(await deadline()).toEqual(before)
    await draw(3, '2027-10-05')
  })
})

describe('a request that was returned', () => {
  it('expires a returned request on the day after its 30 days, and not before', async () => {
    await passTo('2028-01-04T12:00:00-03:00')
    const id = await fileRequestOf(api, ana.id, 9)
    await move(id, 2, 1)
    await move(id, 3, 2, 'Corrija.')
    api.clock.set(new Date('2028-02-03T12:00:00-03:00'))
    await performDue(api.api, 'request-expiry')
    expect((await stored(id))?.status).toBe(3)
    api.clock.set(new Date('2028-02-04T00:30:00-03:00'))
    await performDue(api.api, 'request-expiry')
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

  it('goes on with the others when one request fails', async () => {
    await passTo('2028-03-06T12:00:00-03:00')
    const ids = [await fileRequestOf(api, ana.id, 9), await fileRequestOf(api, ana.id, 2)]
    for (const id of ids) {
      await move(id, 2, 1)
      await move(id, 3, 2, 'Corrija.', id === ids[1] ? [{ campo: 'explicacao' }] : undefined)
    }
    const [broken = 0, sound = 0] = ids
    await api.database.execute(sql`
      create function break_one() returns trigger language plpgsql as $$
      begin
        if new.request_id = ${sql.raw(String(broken))} then raise exception 'broken'; end if;
        return new;
      end $$`)
    await api.database.execute(
      sql`create trigger break_one before insert on request_events for each row execute function break_one()`,
    )
    api.clock.set(new Date('2028-05-02T12:00:00-03:00'))
    await performDue(api.api, 'request-expiry')
    expect([(await stored(broken))?.status, (await stored(sound))?.status]).toEqual([3, 9])
    await api.database.execute(sql`drop trigger break_one on request_events`)
    await performDue(api.api, 'request-expiry')
    expect((await stored(broken))?.status).toBe(3)
    api.clock.advance(3600)
    await performDue(api.api, 'request-expiry')
    expect((await stored(broken))?.status).toBe(9)
  })
})
