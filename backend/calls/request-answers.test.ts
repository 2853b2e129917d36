import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import {
  type AnswerDocument,
  enviarDocumentoSolicitacao,
  responderSolicitacao,
} from '#contract/requests/request-answers.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { requestKindId } from '../database/reference-data.ts'
import { files } from '../database/schema/files.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { requestEvents, requestPayloads, requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { kindsWithout } from '../testing/kinds-without.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** A request of Olívia that another system filed came back: a percentage and a proof are to be corrected, and no service has a form for it. */
let api: TestApi
let olivia: { id: number; token: string }
let requestId: number

beforeAll(async () => {
  api = await startTestApi({ requestKinds: kindsWithout('saque-a-vista') })
  olivia = { id: await api.personId(DemoCpf.olivia), token: await api.signIn(DemoCpf.olivia) }
  const [returned] = await api.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.personId, olivia.id), eq(requests.status, 3)))
  requestId = returned?.id ?? 0
  await leaveWithoutForm()
})
afterAll(() => api.close())

/** Moves the demo's returned request to a service that the portal has no form for. */
const leaveWithoutForm = () =>
  api.database.transaction(async (unit) => {
    await unit.execute(sql`set local session_replication_role = replica`)
    const corrections = [
      { path: 'percentual', label: 'Percentual do saldo', note: 'O termo assinado diz 0,8%.' },
      {
        path: 'comprovante-bancario',
        label: 'Comprovante da conta bancária',
        note: 'Envie uma cópia nítida, com seu nome e CPF.',
      },
    ]
    await unit
      .update(requestEvents)
      .set({ corrections })
      .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.toStatus, 3)))
    await unit
      .update(requests)
      .set({ kindId: requestKindId('saque-a-vista') })
      .where(eq(requests.id, requestId))
  })

const detail = async (token = olivia.token) =>
  (await api.call(retornarRequisicao, { token, params: { idRequisicao: requestId } })).answer

const upload = (documento: AnswerDocument, token = olivia.token, idRequisicao = requestId) =>
  api.call(enviarDocumentoSolicitacao, {
    token,
    params: { idRequisicao, documento },
    file: { field: 'arquivo', content: drawnPng([20, 60, 120, 255]) },
  })

type Answer = {
  valores?: Record<string, string | number>
  documentos?: Partial<Record<AnswerDocument, string>>
  explicacao?: string
  chaveEnvio?: string
}

const answer = ({ chaveEnvio = randomUUID(), ...given }: Answer, token = olivia.token) =>
  api.call(responderSolicitacao, { token, body: { idRequisicao: requestId, chaveEnvio, ...given } })

const rows = async () => ({
  request: await api.database.select().from(requests).where(eq(requests.id, requestId)),
  versions: await api.database.select().from(requestPayloads).where(eq(requestPayloads.requestId, requestId)),
  steps: await api.database.select().from(requestEvents).where(eq(requestEvents.requestId, requestId)),
})

describe('a returned request without a form', () => {
  it('says what is asked, until when, and that it is answered here', async () => {
    const seen = await detail()
    expect(seen).toMatchObject({ correcao: null, podeResponder: true, refazer: null })
    expect(seen.correcoes).toEqual([
      { campo: 'percentual', nome: 'Percentual do saldo', motivo: 'O termo assinado diz 0,8%.' },
      {
        campo: 'comprovante-bancario',
        nome: 'Comprovante da conta bancária',
        motivo: 'Envie uma cópia nítida, com seu nome e CPF.',
      },
    ])
    const returnedOn = seen.eventos.at(-1)?.data.slice(0, 10) ?? ''
    const days = (Date.parse(seen.responderAte ?? '') - Date.parse(returnedOn)) / 86_400_000
    expect(days).toBe(30)
    expect(seen.prazoInicial).not.toBeNull()
    const karina = await api.signIn(DemoCpf.karina)
    expect(await detail(karina)).toMatchObject({ podeResponder: false })
  })

  it('refuses an answer that leaves something out, names something else or is no value, and keeps nothing', async () => {
    const before = await rows()
    const fieldsOf = async (given: Answer) => {
      const { status, problem } = await answer(given)
      expect(status).toBe(422)
      return problem.campos
    }
    expect(await fieldsOf({})).toEqual({
      'valores.percentual': 'Preencha este campo: a equipe pediu a correção dele.',
      'documentos.comprovante-bancario': 'Envie este documento: a equipe pediu que você o mandasse.',
    })
    const lost = { 'comprovante-bancario': randomUUID() } as const
    expect(await fieldsOf({ valores: { percentual: 0.8 }, documentos: lost })).toHaveProperty([
      'documentos.comprovante-bancario',
    ])
    const file = { 'comprovante-bancario': (await upload('comprovante-bancario')).answer.id } as const
    expect(await fieldsOf({ valores: { percentual: 101 }, documentos: file })).toHaveProperty([
      'valores.percentual',
    ])
    expect(await fieldsOf({ valores: { percentual: 'muito' }, documentos: file })).toHaveProperty([
      'valores.percentual',
    ])
    expect(await fieldsOf({ valores: { percentual: 0.8, banco: 'X' }, documentos: file })).toHaveProperty([
      'valores.banco',
    ])
    expect(await rows()).toEqual(before)
  })

  it('is nobody else’s to answer, nor to send documents for', async () => {
    const carlos = await api.signIn(DemoCpf.carlos)
    const karina = await api.signIn(DemoCpf.karina)
    const before = await rows()
    expect((await answer({ explicacao: 'Oi' }, carlos)).status).toBe(404)
    expect((await upload('comprovante-bancario', carlos)).status).toBe(404)
    expect((await answer({ explicacao: 'Oi' }, karina)).status).toBe(403)
    expect((await upload('comprovante-bancario', karina)).status).toBe(403)
    expect(await rows()).toEqual(before)
  })

  it('takes the corrected field and the document, goes back to who analyses it, and once only', async () => {
    const before = await detail()
    const id = (await upload('comprovante-bancario')).answer.id
    const given = {
      valores: { percentual: 0.8 },
      documentos: { 'comprovante-bancario': id },
      explicacao: 'A conta é a mesma do termo.',
      chaveEnvio: randomUUID(),
    } as const
    const sent = (await answer(given)).answer
    expect(sent).toMatchObject({
      protocolo: before.protocolo,
      status: { id: 2 },
      dados: { percentual: 0.8 },
      podeResponder: false,
      responderAte: null,
      correcoes: [],
    })
    expect(sent.versoes).toHaveLength(2)
    expect(sent.eventos.at(-1)).toMatchObject({
      para: { id: 2 },
      autor: { papel: 'participante' },
      motivo: 'A conta é a mesma do termo.',
    })
    expect(sent.documentos).toMatchObject([{ nome: 'Comprovante da conta bancária', tipo: 'image/png' }])
    const after = await rows()
    expect((await answer(given)).answer.versao).toBe(sent.versao)
    expect(await rows()).toEqual(after)
    const reused = await answer({ ...given, explicacao: 'Outra coisa.' })
    expect(reused).toMatchObject({ status: 409, problem: { codigo: 'chave-ja-usada' } })
    expect(await answer({ explicacao: 'De novo.' })).toMatchObject({
      status: 409,
      problem: { codigo: 'transicao-invalida' },
    })
    expect((await upload('comprovante-bancario')).status).toBe(409)
    expect(await rows()).toEqual(after)
    const [kept] = await api.database.select().from(files).where(eq(files.publicId, id))
    expect(kept).toMatchObject({ subjectKind: 'request', subjectId: requestId, retainedUntil: null })
    const { id: analyst = 0 } = sent.analista ?? {}
    const [person] = await api.database.select().from(people).where(eq(people.id, analyst))
    const { answer: told } = await api.call(retornarNotificacoes, {
      token: await api.signIn(person?.cpf ?? ''),
      params: { idPessoa: analyst, idPlano: 0 },
    })
    expect(told).toContainEqual(
      expect.objectContaining({ titulo: 'Correção recebida', idRequisicao: requestId }),
    )
  })

  it('is returned again for an explanation alone, which is then all that is missing', async () => {
    const marta = await api.signIn(DemoCpf.marta)
    const seen = await detail(marta)
    expect(seen.corrigiveis.map(({ campo }) => campo)).toEqual([
      'percentual',
      'documento-identidade',
      'comprovante-bancario',
      'comprovante-endereco',
      'termo-assinado',
      'outro-documento',
      'explicacao',
    ])
    const move = { token: marta, body: { idRequisicao: requestId, idStatus: 3, versao: seen.versao } }
    const bare = await api.call(movimentarRequisicao, {
      ...move,
      body: { ...move.body, motivo: 'Explique.' },
    })
    expect(bare.status).toBe(422)
    await api.call(movimentarRequisicao, {
      ...move,
      body: { ...move.body, motivo: 'Explique a mudança.', correcoes: [{ campo: 'explicacao' }] },
    })
    const { status, problem } = await answer({})
    expect([status, problem.campos]).toEqual([
      422,
      { explicacao: 'Escreva a explicação que a equipe pediu.' },
    ])
    const sent = (await answer({ explicacao: 'O plano mudou.' })).answer
    expect(sent).toMatchObject({ status: { id: 2 }, dados: { percentual: 0.8 } })
    // Documents that were sent before and not requested again stay.
    expect(sent.documentos).toMatchObject([{ nome: 'Comprovante da conta bancária' }])
  })
  it('is news to nobody at the desk once it is decided', async () => {
    const unread = async () =>
      (
        await api.database
          .select()
          .from(notifications)
          .where(and(eq(notifications.requestId, requestId), isNull(notifications.readAt)))
      ).filter(({ personId }) => personId !== olivia.id).length
    expect(await unread()).toBeGreaterThan(0)
    const marta = await api.signIn(DemoCpf.marta)
    const { versao } = await detail(marta)
    const body = { idRequisicao: requestId, idStatus: 6, versao, motivo: 'O termo não foi assinado.' }
    expect((await api.call(movimentarRequisicao, { token: marta, body })).status).toBe(200)
    expect(await unread()).toBe(0)
    // No service of the portal takes it: there is no form to begin again in.
    expect(await detail()).toMatchObject({ refazer: null, podeResponder: false })
  })
})
