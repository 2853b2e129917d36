import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  movimentarRequisicao,
  retornarRequisicao,
  retornarResumoAtendimento,
} from '#contract/requests/requests.ts'
import { requestKindId } from '../database/reference-data.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf, lastNotificationOf } from '../testing/demo-requests.ts'
import { kindsWithout } from '../testing/kinds-without.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: Person
let helena: Person
let karina: Person
let luiz: Person
let marta: Person

type Person = { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi({ requestKinds: kindsWithout('saque-a-vista') })
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  helena = await person(DemoCpf.helena)
  karina = await person(DemoCpf.karina)
  luiz = await person(DemoCpf.luiz)
  marta = await person(DemoCpf.marta)
})
afterAll(() => api.close())

const move = (
  who: Person,
  idRequisicao: number,
  idStatus: number,
  versao: number,
  motivo?: string,
  correcoes?: { campo: string }[],
) =>
  api.call(movimentarRequisicao, {
    token: who.token,
    body: { idRequisicao, idStatus, versao, motivo, correcoes },
  })

const advance = (who: Person, idRequisicao: number, etapa: number, versao: number) =>
  api.call(movimentarRequisicao, { token: who.token, body: { idRequisicao, idStatus: 2, versao, etapa } })

const detail = async (who: Person, idRequisicao: number) =>
  (await api.call(retornarRequisicao, { token: who.token, params: { idRequisicao } })).answer

const filed = (kindId = 9) => fileRequestOf(api, ana.id, kindId)

describe('movimentarRequisicao', () => {
  it('takes a request: analyst, version, event, audit and a notification', async () => {
    const id = await filed()
    const { status, answer } = await move(karina, id, 2, 1)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ versao: 2, status: { id: 2 }, analista: { id: karina.id } })
    expect(answer.eventos.at(-1)).toMatchObject({
      de: { id: 1 },
      para: { id: 2 },
      autor: { nome: 'Karina Alves', papel: 'atendente' },
    })
    const [row] = await api.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'request'), eq(auditEntries.entityId, String(id))))
    expect(row).toMatchObject({
      actorId: karina.id,
      subjectId: ana.id,
      action: 'request.moved',
      before: { status: 1, version: 1, analystId: null },
      after: { status: 2, version: 2, analystId: karina.id },
    })
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({
      type: 2,
      requestId: id,
      title: 'Solicitação em análise',
    })
  })

  it('lets one of two attendants take it when both try at once', async () => {
    const id = await filed()
    const results = await Promise.all([move(karina, id, 2, 1), move(luiz, id, 2, 1)])
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const lost = results.find(({ status }) => status === 409)
    expect(lost?.problem.codigo).toBe('versao-desatualizada')
    expect((await detail(karina, id)).eventos).toHaveLength(2)
  })

  it('refuses an old version and a step that the workflow does not know', async () => {
    const id = await filed()
    expect((await move(karina, id, 2, 7)).problem).toMatchObject({
      status: 409,
      codigo: 'versao-desatualizada',
    })
    expect((await move(karina, id, 5, 1)).problem).toMatchObject({
      status: 409,
      codigo: 'transicao-invalida',
      detail: 'Uma solicitação não passa de Recebida para Deferida.',
    })
    expect((await move(ana, id, 7, 1)).status).toBe(200)
    expect((await move(ana, id, 7, 2)).problem).toMatchObject({ status: 409, codigo: 'transicao-invalida' })
  })

  it('asks for a reason to return and to refuse, and tells it to the participant', async () => {
    const id = await filed()
    await move(karina, id, 2, 1)
    expect((await move(karina, id, 3, 2)).problem).toMatchObject({
      status: 422,
      campos: { motivo: 'Escreva o motivo.' },
    })
    expect((await move(karina, id, 6, 2, '   ')).problem).toMatchObject({ status: 422 })
    const { answer } = await move(karina, id, 3, 2, 'Falta o comprovante de residência.')
    expect(answer.prazo?.situacao).toBe('pausado')
    expect(await lastNotificationOf(api, ana.id)).toMatchObject({
      title: 'Solicitação devolvida para correção',
      description: expect.stringContaining('Falta o comprovante de residência.'),
    })
  })

  it('lets the participant cancel their own before the decision, and nothing else', async () => {
    const id = await filed()
    expect((await detail(ana, id)).movimentos.map(({ status }) => status.id)).toEqual([7])
    expect((await move(ana, id, 2, 1)).problem.status).toBe(409)
    expect((await move(helena, id, 7, 1)).problem.status).toBe(404)
    expect((await move(karina, id, 7, 1)).problem.status).toBe(403)
    expect((await move(ana, id, 7, 1)).answer.status.nome).toBe('Cancelada')
  })

  it('sends a correction through the service’s form only', async () => {
    const id = await filed()
    await move(karina, id, 2, 1)
    await move(karina, id, 3, 2, 'Confira o valor.')
    expect((await move(ana, id, 2, 3)).problem).toMatchObject({ status: 409, codigo: 'transicao-invalida' })
  })

  it('says in which form a returned request is corrected, to whose turn it is', async () => {
    const id = await filed(8)
    expect((await detail(ana, id)).correcao).toBeNull()
    await move(karina, id, 2, 1)
    await move(karina, id, 3, 2, 'Confira o valor.')
    expect((await detail(ana, id)).correcao).toBe(`/services/alterar-contribuicao?idRequisicao=${id}`)
    expect((await detail(karina, id)).correcao).toBeNull()
    expect((await move(ana, id, 7, 3)).status).toBe(200)
  })

  it('has no form for the other kinds: they are answered on their page, or the analyst takes the correction from elsewhere', async () => {
    const id = await filed(requestKindId('saque-a-vista'))
    await move(karina, id, 2, 1)
    expect((await move(karina, id, 3, 2, 'Envie o termo.')).status).toBe(422)
    await move(karina, id, 3, 2, 'Envie o termo.', [{ campo: 'termo-assinado' }])
    expect(await detail(ana, id)).toMatchObject({ correcao: null, podeResponder: true })
    expect((await detail(karina, id)).movimentos).toContainEqual({
      status: { id: 2, nome: 'Em análise' },
      exigeMotivo: true,
    })
    expect((await move(karina, id, 2, 3)).problem.campos).toEqual({ motivo: 'Escreva o motivo.' })
    const { answer } = await move(karina, id, 2, 3, 'O termo chegou pela conversa.')
    expect(answer).toMatchObject({ status: { id: 2 }, analista: { id: karina.id } })
    expect(answer.prazo?.situacao).not.toBe('pausado')
  })

  it('holds the participant to the last day on which it can be cancelled', async () => {
    const id = await filed()
    const until = (cancellableUntil: string) =>
      api.database.update(requests).set({ cancellableUntil }).where(eq(requests.id, id))
    await until('2026-11-10')
    expect(await detail(ana, id)).toMatchObject({ cancelavelAte: '2026-11-10', movimentos: [] })
    expect((await move(ana, id, 7, 1)).problem).toMatchObject({ status: 409, codigo: 'transicao-invalida' })
    await until('2026-11-11')
    expect((await move(ana, id, 7, 1)).status).toBe(200)
  })

  it('keeps the returning to who holds the request, or to an administrator', async () => {
    const id = await filed()
    await move(karina, id, 2, 1)
    expect((await move(luiz, id, 3, 2, 'Corrija.')).problem).toMatchObject({
      status: 403,
      codigo: 'sem-permissao',
    })
    expect((await move(marta, id, 3, 2, 'Corrija.')).status).toBe(200)
  })

  it('has payments approved in a stage of their own, from level 2 up, by somebody who did not analyse them', async () => {
    const id = await filed(requestKindId('saque-a-vista'))
    await move(luiz, id, 2, 1)
    expect((await move(marta, id, 5, 2)).problem.detail).toContain('pelas etapas que faltam: Aprovação.')
    expect((await detail(luiz, id)).proximaEtapa).toEqual({ posicao: 2, nome: 'Aprovação' })
    expect((await advance(luiz, id, 2, 2)).answer).toMatchObject({ status: { id: 2 }, analista: null })
    expect((await move(karina, id, 5, 3)).problem.detail).toContain('nível Cadastro ou acima')
    expect((await move(luiz, id, 5, 3)).problem.detail).toContain('Você já trabalhou neste pagamento')
    expect((await detail(luiz, id)).movimentos.map(({ status }) => status.id)).not.toContain(5)
    expect((await move(marta, id, 5, 3)).answer.status.nome).toBe('Deferida')
    expect((await move(luiz, id, 8, 4)).answer.status.nome).toBe('Concluída')
  })

  it('offers exactly the moves that then work', async () => {
    for (const status of [1, 2, 4]) {
      const id = await filed()
      if (status !== 1) await move(karina, id, 2, 1)
      if (status === 4) await move(karina, id, 4, 2)
      const { movimentos, versao } = await detail(karina, id)
      expect(movimentos.length).toBeGreaterThan(0)
      const [first] = movimentos
      expect((await move(karina, id, first?.status.id ?? 0, versao, 'Motivo.')).status).toBe(200)
    }
  })

  it.each([
    [{ idStatus: 10 }, 'idStatus'],
    [{ versao: 0 }, 'versao'],
    [{ versao: 1.5 }, 'versao'],
    [{ motivo: 'a'.repeat(1001) }, 'motivo'],
    [{ motivo: 'a\u0000b' }, 'motivo'],
    [{ analista: 1 }, 'analista'],
  ])('refuses %j', async (wrong, field) => {
    const body = { idRequisicao: 1, idStatus: 2, versao: 1, ...wrong }
    const { status, problem } = await api.call(movimentarRequisicao, { token: karina.token, body })
    expect(status).toBe(422)
    expect(Object.keys(problem.campos ?? {})).toEqual([field])
  })

  it('shows in the attendant’s own figures', async () => {
    const mine = async () =>
      (await api.call(retornarResumoAtendimento, { token: luiz.token })).answer.emAnaliseComigo
    const before = await mine()
    await move(luiz, await filed(), 2, 1)
    expect(await mine()).toBe(before + 1)
  })
})
