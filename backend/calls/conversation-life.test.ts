import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarRespostasProntas } from '#contract/conversations/canned-replies.ts'
import {
  arquivoConversa,
  assumirConversa,
  encerrarConversa,
  enviarArquivoConversa,
  enviarMensagem,
  reabrirConversa,
  retornarAtendentes,
  retornarConversa,
  retornarMensagens,
  transferirConversa,
} from '#contract/conversations/conversations.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { arquivoMeusDados } from '#contract/records/personal-data.ts'
import { retornarSolicitacoes } from '#contract/requests/requests.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { arquivarItemCadastro, salvarItemCadastro } from '#contract/settings/registries.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { files } from '../database/schema/files.ts'
import { people } from '../database/schema/people.ts'
import { sweep } from '../jobs/expiry.ts'
import { openConversation, type Person, startWithConversationPeople } from '../testing/conversation-people.ts'
import { recording } from '../testing/recording.ts'
import { smallJpeg } from '../testing/small-images.ts'
import type { TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: Person
let helena: Person
let karina: Person
let luiz: Person

beforeAll(async () => {
  ;({ api, ana, helena, karina, luiz } = await startWithConversationPeople())
})
afterAll(() => api.close())

const opened = (more: Record<string, unknown> = {}) => openConversation(api, ana, more)
const send = (who: Person, idConversa: number, body: Record<string, unknown> = {}) =>
  api.call(enviarMensagem, {
    token: who.token,
    body: { idConversa, chaveEnvio: randomUUID(), mensagem: 'Alguma novidade?', ...body },
  })
const open = (who: Person, idConversa: number) =>
  api.call(retornarConversa, { token: who.token, params: { idConversa } })

const upload = (who: Person, more: { content?: Buffer; key?: string } = {}) =>
  api.call(enviarArquivoConversa, {
    token: who.token,
    params: { idPessoa: ana.id, idPlano: 1 },
    file: { field: 'arquivo', content: more.content ?? smallJpeg, name: 'recibo.jpg' },
    ...(more.key && { headers: { 'idempotency-key': more.key } }),
  })

const fetched = (who: Person, idConversa: number, idAnexo: string) =>
  api.call(arquivoConversa, { token: who.token, params: { idConversa, idAnexo } })

const kinds = async (id: number) =>
  (
    await api.database
      .select({ kind: messages.kind })
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(messages.id)
  ).map(({ kind }) => kind)

describe('encerrarConversa and reabrirConversa', () => {
  it('end and begin a conversation again, by either side and once, with a line in its stream', async () => {
    const id = await opened()
    const recorded = await recording(api)
    const act = (call: typeof encerrarConversa | typeof reabrirConversa, who: Person) =>
      api.call(call, { token: who.token, body: { idConversa: id } })
    const closed = await Promise.all([act(encerrarConversa, ana), act(encerrarConversa, karina)])
    expect(closed.map(({ answer }) => [answer.situacao, answer.aguardando])).toEqual([
      ['encerrada', false],
      ['encerrada', false],
    ])
    expect((await act(reabrirConversa, karina)).answer).toMatchObject({
      situacao: 'aberta',
      aguardando: false,
    })
    await act(encerrarConversa, karina)
    expect((await act(reabrirConversa, ana)).answer).toMatchObject({ situacao: 'aberta', aguardando: true })
    await act(reabrirConversa, ana)
    expect(await kinds(id)).toEqual(['message', 'closed', 'reopened', 'closed', 'reopened'])
    expect(await recorded('conversation.closed')).toEqual([ana.id, ana.id])
    expect(await recorded('conversation.reopened')).toEqual([ana.id, ana.id])
    expect((await act(encerrarConversa, helena)).status).toBe(404)
    expect((await act(reabrirConversa, helena)).status).toBe(404)
  })

  it('leave one conversation of a request open', async () => {
    const { answer } = await api.call(retornarSolicitacoes, { token: ana.token, query: { idPlano: 1 } })
    const idRequisicao = answer.requisicoes[0]?.id
    const first = await opened({ idRequisicao })
    await api.call(encerrarConversa, { token: ana.token, body: { idConversa: first } })
    const second = await opened({ idRequisicao })
    expect(second).not.toBe(first)
    const again = () => api.call(reabrirConversa, { token: ana.token, body: { idConversa: first } })
    expect((await again()).problem).toMatchObject({ status: 409, codigo: 'conversa-ja-aberta' })
    await api.call(encerrarConversa, { token: karina.token, body: { idConversa: second } })
    expect((await again()).answer.situacao).toBe('aberta')
  })
})

describe('assumirConversa and transferirConversa', () => {
  const take = (who: Person, idConversa: number) =>
    api.call(assumirConversa, { token: who.token, body: { idConversa } })
  const handOver = (who: Person, idConversa: number, idPessoaAtendente: number | null, nota?: string) =>
    api.call(transferirConversa, { token: who.token, body: { idConversa, idPessoaAtendente, nota } })

  it('say who attends; the note is the service desk’s alone, and the colleague is told', async () => {
    const id = await opened()
    const recorded = await recording(api)
    expect((await take(karina, id)).answer.atendente).toEqual({ id: karina.id, nome: 'Karina Alves' })
    await take(karina, id)
    const nota = 'Falta conferir o comprovante.'
    expect((await handOver(karina, id, luiz.id, nota)).answer.atendente?.id).toBe(luiz.id)
    await handOver(karina, id, luiz.id, nota)
    expect(await kinds(id)).toEqual(['message', 'taken', 'handed-over'])
    const last = async (who: Person) => (await open(who, id)).answer.mensagens.at(-1)
    expect(await last(luiz)).toMatchObject({ tipo: 'transferida', nota, para: { nome: 'Luiz Barbosa' } })
    expect(await last(ana)).toMatchObject({ tipo: 'transferida', nota: null, para: { nome: 'Luiz Barbosa' } })
    expect(JSON.stringify((await open(ana, id)).answer)).not.toContain('comprovante')
    const bell = await api.call(retornarNotificacoes, {
      token: luiz.token,
      params: { idPessoa: luiz.id, idPlano: 0 },
    })
    expect(bell.answer).toContainEqual(
      expect.objectContaining({ titulo: 'Karina Alves passou uma conversa para você', idConversa: id }),
    )
    expect(await recorded('conversation.taken')).toEqual([ana.id])
    expect(await recorded('conversation.handed-over')).toEqual([ana.id])
    expect((await handOver(luiz, id, null)).answer.atendente).toBeNull()
    expect((await open(ana, id)).answer.atendente).toBeNull()
  })

  it('are refused to participants, to nobody at the desk, once it is closed, and about one’s own', async () => {
    const id = await opened()
    expect((await take(ana, id)).status).toBe(403)
    expect((await handOver(karina, id, helena.id)).problem.campos).toHaveProperty('idPessoaAtendente')
    expect((await handOver(karina, id, 2_000_000_000)).status).toBe(422)
    await api.database.update(people).set({ adminLevel: 1 }).where(eq(people.id, ana.id))
    expect((await take(ana, id)).problem.status).toBe(403)
    expect((await handOver(karina, id, ana.id)).status).toBe(422)
    await api.database.update(people).set({ adminLevel: null }).where(eq(people.id, ana.id))
    await api.call(encerrarConversa, { token: karina.token, body: { idConversa: id } })
    expect((await take(karina, id)).problem.codigo).toBe('conversa-encerrada')
    expect(await kinds(id)).toEqual(['message', 'closed'])
  })

  it('of an attendant who serves the person are in the attendant’s own name, as what they write', async () => {
    const id = await opened()
    await api.call(iniciarAtendimento, {
      token: karina.token,
      body: { idPessoa: ana.id, motivo: 'Pediu ajuda por telefone.' },
    })
    const { answer } = await send(karina, id, { mensagem: 'Boa tarde, Ana.' })
    expect(answer.autor).toMatchObject({ id: karina.id, papel: 'atendimento' })
    expect((await open(ana, id)).answer).toMatchObject({ naoLidas: 1, atendente: { id: karina.id } })
  })
})

describe('retornarAtendentes', () => {
  it('lists the service desk by name', async () => {
    const { answer } = await api.call(retornarAtendentes, { token: karina.token })
    expect(answer.map(({ nome }) => nome)).toEqual(['Karina Alves', 'Luiz Barbosa', 'Marta Siqueira'])
    expect(answer.every(({ presente }) => !presente)).toBe(true)
  })
})

describe('enviarArquivoConversa and arquivoConversa', () => {
  it('bring a file with a message, which both sides open under its name', async () => {
    const id = await opened()
    const key = randomUUID()
    const { answer: file } = await upload(ana, { key })
    expect((await upload(ana, { key })).answer).toEqual(file)
    expect(file).toMatchObject({ nome: 'recibo.jpg', tipo: 'image/jpeg', largura: expect.any(Number) })
    const sent = { mensagem: '', arquivos: [file.id], chaveEnvio: randomUUID() }
    const { answer } = await send(ana, id, sent)
    expect(answer).toMatchObject({ texto: '', arquivos: [file] })
    expect((await send(ana, id, sent)).answer).toEqual(answer)
    expect((await open(karina, id)).answer.ultima?.temArquivo).toBe(true)
    const recorded = await recording(api)
    for (const who of [ana, karina]) {
      const { status, headers, bytes } = await fetched(who, id, file.id)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(headers.get('content-disposition')).toContain('recibo.jpg')
      expect(bytes.length).toBe(file.bytes)
    }
    expect(await recorded('file.read')).toEqual([ana.id])
  })

  it('go with one message, of who sent them, in that person’s conversation', async () => {
    const id = await opened()
    const { answer: file } = await upload(ana)
    expect((await fetched(ana, id, file.id)).status).toBe(404)
    expect((await send(karina, id, { arquivos: [file.id] })).status).toBe(422)
    const both = await Promise.all([
      send(ana, id, { arquivos: [file.id] }),
      send(ana, id, { arquivos: [file.id] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await kinds(id)).toEqual(['message', 'message'])
  })

  it('answer somebody else’s, one of another conversation, and a missing one alike', async () => {
    const [id, other] = [await opened(), await opened()]
    const { answer: file } = await upload(ana)
    await send(ana, id, { arquivos: [file.id] })
    const none = await fetched(helena, id, randomUUID())
    expect(none.status).toBe(404)
    for (const refused of [await fetched(helena, id, file.id), await fetched(ana, other, file.id)])
      expect({ ...refused.problem, instance: '' }).toEqual({ ...none.problem, instance: '' })
  })

  it('take images and PDFs alone, by what their bytes say', async () => {
    const { status, problem } = await upload(ana, { content: Buffer.from('MZ not an image') })
    expect(status).toBe(415)
    expect(problem.detail).toBe(
      'Este arquivo não é uma imagem nem um PDF. Formatos válidos: PNG, JPG, PDF até 10MB.',
    )
    const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])
    expect((await upload(ana, { content: bitmap })).problem.detail).toBe(
      'Imagens no formato BMP não são aceitas. Abra a imagem, salve-a como PNG ou JPG e envie de novo.',
    )
  })
})

describe('what is kept of conversations', () => {
  it('is in the copy of a person’s data, but not what colleagues write to each other', async () => {
    const id = await opened()
    await send(karina, id, { mensagem: 'Isto é para a Ana.' })
    await api.call(transferirConversa, {
      token: karina.token,
      body: { idConversa: id, idPessoaAtendente: luiz.id, nota: 'Isto é para o Luiz.' },
    })
    const { bytes } = await api.call(arquivoMeusDados, {
      token: ana.token,
      params: { idPessoa: ana.id, formato: 'json' },
    })
    expect(bytes.toString('utf8')).toContain('Isto é para a Ana.')
    expect(bytes.toString('utf8')).not.toContain('Isto é para o Luiz.')
  })

  it('is deleted five years after its last entry, with its files', async () => {
    const [old, recent] = [await opened(), await opened()]
    const { answer: file } = await upload(ana)
    await send(ana, old, { arquivos: [file.id] })
    await send(karina, old)
    const fiveYearsAgo = new Date(api.clock.now())
    fiveYearsAgo.setFullYear(fiveYearsAgo.getFullYear() - 5)
    fiveYearsAgo.setDate(fiveYearsAgo.getDate() - 1)
    await api.database.update(messages).set({ sentAt: fiveYearsAgo }).where(eq(messages.conversationId, old))
    const recorded = await recording(api)
    await sweep(api.api)
    expect(await recorded('conversation.deleted')).toEqual([ana.id])
    expect((await open(ana, old)).status).toBe(404)
    expect((await open(ana, recent)).status).toBe(200)
    const [kept] = await api.database.select().from(files).where(eq(files.publicId, file.id))
    expect(kept?.deletedAt).not.toBeNull()
  })
})

it('ids of a conversation never hide what was written after them', async () => {
  const id = await opened()
  const [row] = await api.database.select().from(conversations).where(eq(conversations.id, id))
  const { answer } = await api.call(retornarMensagens, {
    token: ana.token,
    params: { idConversa: id },
    query: { depoisDe: 0 },
  })
  expect(answer.mensagens.at(-1)?.id).toBe(row?.lastEntryId)
})

describe('retornarRespostasProntas', () => {
  it('are filled in for the conversation and who answers, without those that were archived', async () => {
    const { answer: filed } = await api.call(retornarSolicitacoes, {
      token: ana.token,
      query: { idPlano: 1 },
    })
    const [request] = filed.requisicoes
    const id = await opened({ idRequisicao: request?.id })
    const { answer } = await api.call(retornarRespostasProntas, {
      token: karina.token,
      params: { idConversa: id },
    })
    const texts = new Map(answer.map(({ titulo, texto }) => [titulo, texto]))
    expect(texts.get('Saudação')).toBe('Olá, Ana. Aqui é Karina Alves, do atendimento. Como posso ajudar?')
    expect(texts.get('Solicitação em análise')).toContain(
      `sua solicitação de ${request?.funcionalidade.nome}, protocolo ${request?.protocolo},`,
    )
    const greeting = answer.find(({ titulo }) => titulo === 'Saudação')
    await api.call(arquivarItemCadastro, {
      token: karina.token,
      body: { cadastro: 'respostas-prontas', idItem: greeting?.id, versao: 1, arquivado: true },
    })
    const left = await api.call(retornarRespostasProntas, { token: karina.token, params: { idConversa: id } })
    expect(left.answer.map(({ titulo }) => titulo)).not.toContain('Saudação')
  })

  it('that name something unknown are refused', async () => {
    const save = (texto: string) =>
      api.call(salvarItemCadastro, {
        token: karina.token,
        body: { cadastro: 'respostas-prontas', dados: { titulo: 'CPF', texto } },
      })
    expect((await save('Seu CPF é {{cpf}}.')).problem.campos?.['dados.texto']).toContain('{{primeiroNome}}')
    expect((await save('Olá, {{primeiroNome}}.')).status).toBe(200)
  })
})
