import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import { arquivoMeusDados } from '#contract/records/personal-data.ts'
import {
  anotarCaso,
  retornarCaso,
  retornarProximoCaso,
  segurarCaso,
  soltarCaso,
  transferirCaso,
} from '#contract/requests/cases.ts'
import { movimentarRequisicao } from '#contract/requests/requests.ts'
import { LOCK_SECONDS } from '#domain/requests/cases/case-lock.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { caseLocks, caseNotes } from '../database/schema/cases.ts'
import { people } from '../database/schema/people.ts'
import { requests } from '../database/schema/requests.ts'
import { lastNotificationOf } from '../testing/demo-requests.ts'
import { openRequestDesk, payout, type RequestDesk } from '../testing/request-desk.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([payout])
})
afterAll(() => desk.test.close())

type Who = RequestDesk['karina']

const filed = async () => (await desk.submit(payout)).requestId
const hold = (who: Who, idRequisicao: number, motivo?: string) =>
  desk.test.call(segurarCaso, { token: who.token, body: { idRequisicao, ...(motivo && { motivo }) } })
const release = (who: Who, idRequisicao: number) =>
  desk.test.call(soltarCaso, { token: who.token, body: { idRequisicao } })
const caseOf = async (who: Who, idRequisicao: number) =>
  (await desk.test.call(retornarCaso, { token: who.token, params: { idRequisicao } })).answer
const note = (who: Who, idRequisicao: number, texto: string) =>
  desk.test.call(anotarCaso, { token: who.token, body: { idRequisicao, texto } })
const handOver = async (who: Who, idRequisicao: number, idPessoaAtendente: number | null, nota = '') =>
  desk.test.call(transferirCaso, {
    token: who.token,
    body: { idRequisicao, idPessoaAtendente, nota, versao: await versionOf(idRequisicao) },
  })
const stored = async (id: number) =>
  (await desk.test.database.select().from(requests).where(eq(requests.id, id)))[0]
const versionOf = async (id: number) => (await stored(id))?.version ?? 0
const auditOf = (action: string) =>
  desk.test.database.select().from(auditEntries).where(eq(auditEntries.action, action))

/** So many seconds after the tests began. */
const later = (seconds: number) => desk.test.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000))

beforeEach(() => later(0))

describe('call(segurarCaso and soltarCaso', () => {
  it('hold a request for two minutes from when it was last said, and let it go', async () => {
    const id = await filed()
    expect((await hold(desk.karina, id)).answer.trava).toMatchObject({ minha: true })
    expect((await caseOf(desk.luiz, id)).trava).toMatchObject({
      por: { id: desk.karina.id, nome: 'Karina Alves' },
      minha: false,
    })
    later(60)
    await hold(desk.karina, id)
    later(60 + LOCK_SECONDS - 1)
    expect((await caseOf(desk.luiz, id)).trava).not.toBeNull()
    later(60 + LOCK_SECONDS)
    expect((await caseOf(desk.luiz, id)).trava).toBeNull()
    expect((await hold(desk.luiz, id)).answer.trava).toMatchObject({ minha: true })
    // Of somebody else's lock nothing is let go.
    await release(desk.karina, id)
    expect((await caseOf(desk.karina, id)).trava).toMatchObject({ minha: false })
    await release(desk.luiz, id)
    expect((await caseOf(desk.karina, id)).trava).toBeNull()
  })

  it('refuse what a colleague holds without a reason; with one it goes over, which is on record', async () => {
    const id = await filed()
    await hold(desk.karina, id)
    const refused = await hold(desk.luiz, id)
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({
      codigo: 'em-uso',
      detail: 'Karina Alves está com este caso agora. Espere, ou assuma o caso dizendo o motivo.',
    })
    expect((await hold(desk.luiz, id, 'curto')).status).toBe(422)
    const reason = 'Karina saiu para o almoço e o prazo é hoje.'
    expect((await hold(desk.luiz, id, reason)).answer.trava).toMatchObject({ minha: true })
    expect(await auditOf('request.lock-taken-over')).toMatchObject([
      { subjectId: null, actorId: desk.luiz.id, before: { holderId: desk.karina.id }, after: { reason } },
    ])
    expect((await hold(desk.karina, id)).status).toBe(409)
  })

  it('keep everybody else from moving the request until it runs out, and not its participant', async () => {
    const id = await filed()
    await hold(desk.karina, id)
    const before = await stored(id)
    const refused = await desk.move(desk.marta, id, { idStatus: 2 })
    expect(refused.problem).toMatchObject({ status: 409, codigo: 'em-uso' })
    expect(await stored(id)).toEqual(before)
    expect((await desk.move(desk.karina, id, { idStatus: 2 })).status).toBe(200)
    expect((await caseOf(desk.karina, id)).trava).toMatchObject({ minha: true })
    expect((await desk.move(desk.ana, id, { idStatus: 7 })).status).toBe(200)
  })

  it('end with the step that sends the request away', async () => {
    const id = await filed()
    await desk.move(desk.karina, id, { idStatus: 2 })
    await hold(desk.karina, id)
    await desk.move(desk.karina, id, { idStatus: 2, etapa: 2 })
    expect((await caseOf(desk.luiz, id)).trava).toBeNull()
    await hold(desk.luiz, id)
    expect((await desk.move(desk.luiz, id, { idStatus: 5 })).status).toBe(200)
    expect(await desk.test.database.$count(caseLocks, eq(caseLocks.requestId, id))).toBe(0)
  })

  it('are not for one’s own request, whose case tells nothing', async () => {
    const id = await filed()
    await note(desk.karina, id, 'Nota que a pessoa não vê.')
    // Ana comes to work at the desk.
    const levelOfAna = (adminLevel: number | null) =>
      desk.test.database.update(people).set({ adminLevel }).where(eq(people.id, desk.ana.id))
    await levelOfAna(3)
    expect((await hold(desk.ana, id)).status).toBe(403)
    expect((await note(desk.ana, id, 'Nota.')).status).toBe(403)
    expect(await caseOf(desk.ana, id)).toEqual({
      trava: null,
      presentes: [],
      notas: [],
      outras: [],
      deferimento: null,
      podeTransferir: false,
      protecao: null,
      diligencia: null,
      termo: null,
    })
    await levelOfAna(null)
  })
})

describe('call(anotarCaso', () => {
  it('keeps notes with author and time for attendants, in their order, and they are never changed', async () => {
    const id = await filed()
    await note(desk.karina, id, 'Assinatura confere.')
    await note(desk.luiz, id, '  Falta a conta.  ')
    expect((await caseOf(desk.marta, id)).notas).toMatchObject([
      { autor: { nome: 'Karina Alves' }, texto: 'Assinatura confere.', data: TEST_NOW.toISOString() },
      { autor: { nome: 'Luiz Barbosa' }, texto: 'Falta a conta.' },
    ])
    expect((await note(desk.karina, id, ' ')).status).toBe(422)
    expect((await note(desk.karina, id, 'x'.repeat(2001))).status).toBe(422)
    expect(await desk.test.database.$count(caseNotes, eq(caseNotes.requestId, id))).toBe(2)
    await expect(desk.test.database.delete(caseNotes)).rejects.toThrow('case_notes')
  })

  it('tells the participant nothing of them, in no call, document or copy', async () => {
    const id = await filed()
    const secret = 'Comunicado ao COAF em sigilo'
    await note(desk.karina, id, secret)
    await hold(desk.karina, id)
    await hold(desk.luiz, id, 'Continuo eu a partir daqui.')
    const { token } = desk.ana
    const params = { idPessoa: desk.ana.id }
    const copy = await desk.test.call(arquivoMeusDados, { token, params: { ...params, formato: 'json' } })
    const texts = [
      JSON.stringify(await desk.detail(desk.ana, id)),
      JSON.stringify((await desk.test.call(retornarQuemAcessou, { token, params })).answer),
      copy.bytes.toString(),
    ]
    for (const text of texts) {
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/nota interna|Assumiu um caso/i)
    }
    const { status } = await desk.test.call(retornarCaso, { token, params: { idRequisicao: id } })
    expect(status).toBe(403)
  })
})

describe('call(transferirCaso', () => {
  it('hands a request over to a colleague, who is told, or back to the queue', async () => {
    const id = await filed()
    await desk.move(desk.karina, id, { idStatus: 2 })
    expect((await caseOf(desk.karina, id)).podeTransferir).toBe(true)
    expect((await caseOf(desk.luiz, id)).podeTransferir).toBe(false)
    expect((await handOver(desk.luiz, id, desk.luiz.id)).status).toBe(403)
    await hold(desk.karina, id)
    const { answer } = await handOver(desk.karina, id, desk.luiz.id, 'Falta só conferir a conta.')
    expect(answer.analista).toEqual({ id: desk.luiz.id, nome: 'Luiz Barbosa' })
    expect(await caseOf(desk.luiz, id)).toMatchObject({
      trava: null,
      notas: [{ texto: 'Falta só conferir a conta.', autor: { nome: 'Karina Alves' } }],
      podeTransferir: true,
    })
    expect(await lastNotificationOf(desk.test, desk.luiz.id)).toMatchObject({
      title: 'Karina Alves passou uma solicitação para você',
      requestId: id,
    })
    expect(await auditOf('request.handed-over')).toMatchObject([
      { before: { analystId: desk.karina.id }, after: { analystId: desk.luiz.id } },
    ])
    expect((await handOver(desk.marta, id, null)).answer.analista).toBeNull()
    // From the queue whoever may work on it goes on.
    expect((await desk.move(desk.karina, id, { idStatus: 4 })).status).toBe(200)
  })

  it('refuses an older version, who is no attendant, and whoever filed it', async () => {
    const id = await filed()
    await desk.move(desk.karina, id, { idStatus: 2 })
    const before = await stored(id)
    const body = { idRequisicao: id, idPessoaAtendente: desk.luiz.id, versao: 1, nota: '' }
    const stale = await desk.test.call(transferirCaso, { token: desk.karina.token, body })
    expect(stale.problem).toMatchObject({ status: 409, codigo: 'versao-desatualizada' })
    expect((await handOver(desk.karina, id, desk.ana.id)).problem?.campos).toEqual({
      idPessoaAtendente: 'Escolha alguém do atendimento para continuar esta solicitação.',
    })
    await hold(desk.marta, id)
    expect((await handOver(desk.karina, id, null)).problem?.codigo).toBe('em-uso')
    expect(await stored(id)).toEqual(before)
  })
})

describe('call(retornarCaso', () => {
  it('tells what granting does, and at once who has to do it', async () => {
    const id = await filed()
    expect((await caseOf(desk.karina, id)).deferimento).toEqual({
      efeitos: ['Paga R$ 100.00.'],
      obstaculo: null,
      quem: 'Você pode analisar, mas não deferir. Quem defere é outra pessoa do atendimento, de nível Cadastro ou acima.',
    })
    expect((await caseOf(desk.luiz, id)).deferimento).toMatchObject({ quem: null })
    await desk.move(desk.luiz, id, { idStatus: 2 })
    // Four eyes, over everybody who did anything of it.
    expect((await caseOf(desk.luiz, id)).deferimento?.quem).toBe(
      'Você já trabalhou neste pagamento. Quem aprova é outra pessoa do atendimento, de nível Cadastro ou acima, que não tenha feito nada dele antes.',
    )
    expect((await caseOf(desk.marta, id)).deferimento?.quem).toBeNull()
    const { versao } = await desk.detail(desk.luiz, id)
    await desk.test.call(movimentarRequisicao, {
      token: desk.luiz.token,
      body: { idRequisicao: id, versao, idStatus: 6, motivo: 'Não confere.' },
    })
    expect((await caseOf(desk.luiz, id)).deferimento).toBeNull()
  })

  it('points out the person’s other requests, those of the same kind that are open first', async () => {
    const id = await filed()
    const { outras } = await caseOf(desk.karina, id)
    expect(outras[0]).toMatchObject({ igual: true, funcionalidade: { nome: 'Resgate' } })
    expect(outras.map(({ igual }) => igual)).toEqual(
      outras.map(({ igual }) => igual).toSorted((one, other) => Number(other) - Number(one)),
    )
    expect(outras.every((other) => other.id !== id)).toBe(true)
  })
})

describe('call(retornarProximoCaso', () => {
  const next = async (who: Who, depoisDe = 0) =>
    (
      await desk.test.call(retornarProximoCaso, {
        token: who.token,
        query: { idFuncionalidade: '14', depoisDe: String(depoisDe) },
      })
    ).answer.idRequisicao

  it('leads through what is due and in nobody else’s hands, and from the end to the beginning', async () => {
    // Of the kind, only these are open and without an analyst.
    await desk.test.database.update(requests).set({ status: 7 }).where(eq(requests.kindId, 14))
    const [first, second, third] = [await filed(), await filed(), await filed()]
    const due = (id: number, dueOn: string) =>
      desk.test.database.update(requests).set({ dueOn }).where(eq(requests.id, id))
    await due(first, '2026-11-20')
    await due(second, '2026-11-12')
    await due(third, '2026-11-16')
    expect(await next(desk.karina)).toBe(second)
    expect(await next(desk.karina, second)).toBe(third)
    expect(await next(desk.karina, third)).toBe(first)
    expect(await next(desk.karina, first)).toBe(second)
    // By law first and then as promised.
    await desk.test.database.update(requests).set({ priority: 2 }).where(eq(requests.id, first))
    expect(await next(desk.karina)).toBe(first)
    expect(await next(desk.karina, first)).toBe(second)
    expect(await next(desk.karina, third)).toBe(first)
    await desk.test.database.update(requests).set({ priority: 4 }).where(eq(requests.id, first))
    await hold(desk.luiz, third)
    expect(await next(desk.karina, second)).toBe(first)
    expect(await next(desk.luiz, second)).toBe(third)
    await desk.move(desk.karina, first, { idStatus: 2 })
    expect(await next(desk.luiz, third)).toBe(second)
    // In a stage above her, and with nobody.
    await desk.move(desk.karina, first, { idStatus: 2, etapa: 2 })
    expect(await next(desk.karina, second)).toBe(null)
    expect(await next(desk.marta, second)).toBe(first)
  })
})
