import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  agirEmSolicitacoes,
  type DeskActOnWire,
  desfazerAtos,
  retornarAtos,
} from '#contract/requests/desk-acts.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { messages } from '../database/schema/conversations.ts'
import { deskActs } from '../database/schema/desk-acts.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf, lastNotificationOf } from '../testing/demo-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { performActs } from '../usecases/requests/desk-acts/perform-acts.ts'

let api: TestApi
let ana: Person
let karina: Person
let luiz: Person

type Person = { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  karina = await person(DemoCpf.karina)
  luiz = await person(DemoCpf.luiz)
})
afterAll(() => api.close())
beforeEach(() => api.database.delete(deskActs))

const filed = (kindId = 9) => fileRequestOf(api, ana.id, kindId)
const detail = async (idRequisicao: number) =>
  (await api.call(retornarRequisicao, { token: karina.token, params: { idRequisicao } })).answer

async function act(who: Person, ids: readonly number[], ato: DeskActOnWire) {
  const solicitacoes = await Promise.all(
    ids.map(async (idRequisicao) => ({ idRequisicao, versao: (await detail(idRequisicao)).versao })),
  )
  return api.call(agirEmSolicitacoes, { token: who.token, body: { solicitacoes, ato } })
}

const follow = async (who: Person, lote: string) =>
  (await api.call(retornarAtos, { token: who.token, params: { lote } })).answer.resultados

const told = (idRequisicao: number) =>
  api.database.$count(notifications, eq(notifications.requestId, idRequisicao))

describe('an act on several requests', () => {
  it('is done to those that allow it, later, and says at once of the others why not', async () => {
    const [first, second, over] = [await filed(), await filed(8), await filed(2)]
    await api.call(movimentarRequisicao, {
      token: ana.token,
      body: { idRequisicao: over, idStatus: 7, versao: 1 },
    })
    const before = await told(first)
    const { answer } = await act(karina, [first, over, second], { tipo: 'assumir' })
    expect(answer.resultados).toMatchObject([
      { idRequisicao: first, situacao: 'espera', motivo: null },
      { idRequisicao: over, situacao: 'recusado', motivo: expect.stringContaining('já está encerrada') },
      { idRequisicao: second, situacao: 'espera' },
    ])
    expect((await detail(first)).analista).toBeNull()
    expect(await told(first)).toBe(before)
    await performActs(api.api, answer.lote)
    expect((await follow(karina, answer.lote)).map(({ situacao }) => situacao)).toEqual([
      'feito',
      'recusado',
      'feito',
    ])
    expect(await detail(first)).toMatchObject({ status: { id: 2 }, analista: { id: karina.id } })
    expect(await told(first)).toBe(before + 1)
    await performActs(api.api, answer.lote)
    expect(await told(first)).toBe(before + 1)
  })

  it('is undone without a trace while it waits, and not afterwards, by nobody else', async () => {
    const id = await filed()
    const seen = await detail(id)
    const { answer } = await act(karina, [id], { tipo: 'assumir' })
    const undo = (who: Person) => api.call(desfazerAtos, { token: who.token, body: { lote: answer.lote } })
    expect((await undo(luiz)).problem.status).toBe(404)
    expect((await undo(karina)).answer.resultados).toMatchObject([{ situacao: 'desfeito' }])
    await performActs(api.api, answer.lote)
    expect(await detail(id)).toEqual(seen)
    expect((await undo(karina)).problem).toMatchObject({
      status: 409,
      detail: 'Já não dá para desfazer: foi feito.',
    })
    const again = await act(luiz, [id], { tipo: 'assumir' })
    expect(again.answer.resultados).toMatchObject([{ situacao: 'espera' }])
    await api.call(desfazerAtos, { token: luiz.token, body: { lote: again.answer.lote } })
  })

  it('keeps colleagues from it while it waits', async () => {
    const id = await filed()
    const { answer } = await act(karina, [id], { tipo: 'assumir' })
    const { answer: other } = await act(luiz, [id], { tipo: 'assumir' })
    expect(other.resultados).toMatchObject([
      { situacao: 'recusado', motivo: expect.stringContaining('Karina') },
    ])
    await performActs(api.api, answer.lote)
    expect(await detail(id)).toMatchObject({ analista: { id: karina.id } })
  })

  it('tells who asked when it comes to nothing after all', async () => {
    const id = await filed()
    const { answer } = await act(karina, [id], { tipo: 'assumir' })
    await api.call(movimentarRequisicao, {
      token: ana.token,
      body: { idRequisicao: id, idStatus: 7, versao: 1 },
    })
    await performActs(api.api, answer.lote)
    expect(await follow(karina, answer.lote)).toMatchObject([
      { situacao: 'recusado', motivo: expect.stringContaining('mudou') },
    ])
    expect(await lastNotificationOf(api, karina.id)).toMatchObject({
      title: 'O que você pediu não foi feito',
      requestId: id,
    })
  })

  it('gives them to a colleague, whether somebody had them or not', async () => {
    const [free, held] = [await filed(), await filed(8)]
    await performActs(api.api, (await act(karina, [held], { tipo: 'assumir' })).answer.lote)
    const { answer } = await act(karina, [free, held], { tipo: 'atribuir', idPessoaAtendente: luiz.id })
    await performActs(api.api, answer.lote)
    expect((await follow(karina, answer.lote)).map(({ situacao }) => situacao)).toEqual(['feito', 'feito'])
    expect(await detail(free)).toMatchObject({ status: { id: 2 }, analista: { id: luiz.id } })
    expect(await detail(held)).toMatchObject({ analista: { id: luiz.id } })
    const nobody = await act(luiz, [free], { tipo: 'atribuir', idPessoaAtendente: ana.id })
    expect(nobody.answer.resultados).toMatchObject([{ situacao: 'recusado' }])
  })

  it('moves them with a reason, and asks for it where one is needed', async () => {
    const id = await filed()
    await performActs(api.api, (await act(luiz, [id], { tipo: 'assumir' })).answer.lote)
    const without = await act(luiz, [id], { tipo: 'mover', idStatus: 6 })
    expect(without.answer.resultados).toMatchObject([{ situacao: 'recusado', motivo: 'Escreva o motivo.' }])
    const { answer } = await act(luiz, [id], { tipo: 'mover', idStatus: 6, motivo: 'Pedido em duplicidade.' })
    await performActs(api.api, answer.lote)
    expect(await detail(id)).toMatchObject({ status: { id: 6 } })
  })

  it('writes to each person, also about what a colleague works on', async () => {
    const [one, two] = [await filed(), await filed(8)]
    const before = await api.database.$count(messages)
    const { answer } = await act(karina, [one, two], { tipo: 'responder', mensagem: 'Estamos analisando.' })
    expect(await api.database.$count(messages)).toBe(before)
    await performActs(api.api, answer.lote)
    expect(await api.database.$count(messages)).toBe(before + 2)
  })

  it('is not for one’s own request, whatever is done: a colleague does it', async () => {
    const id = await filed()
    const seen = await detail(id)
    const level = (adminLevel: 3 | null) =>
      api.database.update(people).set({ adminLevel }).where(eq(people.id, ana.id))
    await level(3)
    try {
      const acts: DeskActOnWire[] = [
        { tipo: 'assumir' },
        { tipo: 'atribuir', idPessoaAtendente: luiz.id },
        { tipo: 'mover', idStatus: 5 },
        { tipo: 'mover', idStatus: 7, motivo: 'Não quero mais.' },
        { tipo: 'responder', mensagem: 'Estamos analisando.' },
      ]
      for (const one of acts) {
        const { resultados } = (await act(ana, [id], one)).answer
        expect([one, resultados[0]]).toMatchObject([
          one,
          { situacao: 'recusado', motivo: expect.stringContaining('outra pessoa do atendimento') },
        ])
      }
    } finally {
      await level(null)
    }
    expect(await detail(id)).toEqual(seen)
  })

  it('takes neither nonsense nor more than a page, and finds nobody else’s', async () => {
    const call = (body: object) => api.call(agirEmSolicitacoes, { token: karina.token, body })
    const many = Array.from({ length: 51 }, (_, place) => ({ idRequisicao: place + 1, versao: 1 }))
    expect((await call({ solicitacoes: [], ato: { tipo: 'assumir' } })).problem.status).toBe(422)
    expect((await call({ solicitacoes: many, ato: { tipo: 'assumir' } })).problem.status).toBe(422)
    expect(
      (await call({ solicitacoes: [{ idRequisicao: 9_999_999, versao: 1 }], ato: { tipo: 'assumir' } }))
        .problem.status,
    ).toBe(404)
    expect(await api.database.$count(deskActs)).toBe(0)
  })
})
