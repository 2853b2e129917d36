import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarConversa, retornarConversa, retornarConversas } from '#contract/conversations/conversations.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { retornarSolicitacoes } from '#contract/requests/requests.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { people } from '../database/schema/people.ts'
import { type Person, startWithConversationPeople } from '../testing/conversation-people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recording } from '../testing/recording.ts'
import type { TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: Person
let helena: Person
let karina: Person

beforeAll(async () => {
  ;({ api, ana, helena, karina } = await startWithConversationPeople())
  await api.database.delete(messages)
  await api.database.execute(
    'update notifications set type = 3, conversation_id = null where conversation_id is not null',
  )
  await api.database.delete(conversations)
})
afterAll(() => api.close())

const create = (who: Person, body: Record<string, unknown> = {}) =>
  api.call(criarConversa, {
    token: who.token,
    body: {
      idPessoa: ana.id,
      idPlano: 1,
      assunto: 'Acompanhamento de Solicitação',
      mensagem: 'Olá, preciso de ajuda.',
      ...body,
    },
  })

const read = (who: Person, idConversa: number) =>
  api.call(retornarConversa, { token: who.token, params: { idConversa } })

/** The newest notification about a conversation; the service desk's queue counts downwards. */
async function newest(who: Person) {
  const { answer } = await api.call(retornarNotificacoes, {
    token: who.token,
    params: { idPessoa: who.id, idPlano: 0 },
  })
  const ofConversations = answer.filter(({ tipoNotificacao }) => tipoNotificacao.id === 1)
  return ofConversations.toSorted((one, other) => Math.abs(one.id) - Math.abs(other.id)).at(-1)
}

async function requestOf(who: Person): Promise<number> {
  const { answer } = await api.call(retornarSolicitacoes, { token: who.token, query: { idPlano: 1 } })
  return answer.requisicoes[0]?.id ?? 0
}

describe('criarConversa', () => {
  it('opens a conversation and notifies every attendant', async () => {
    const recorded = await recording(api)
    const { status, answer } = await create(ana)
    expect(status).toBe(200)
    expect(await recorded('conversation.opened')).toEqual([await api.personId(DemoCpf.ana)])
    const { answer: conversation } = await read(ana, answer.id)
    expect(conversation).toMatchObject({
      id: answer.id,
      assunto: 'Acompanhamento de Solicitação',
      situacao: 'aberta',
      pessoa: { id: ana.id, nome: 'Ana Beatriz Lima' },
      plano: { id: 1 },
      requisicao: null,
      atendente: null,
      aguardando: true,
      haMais: false,
    })
    expect(conversation.mensagens).toEqual([
      {
        id: expect.any(Number),
        tipo: 'mensagem',
        chaveEnvio: null,
        autor: { id: ana.id, nome: 'Ana Beatriz Lima', papel: 'participante' },
        minha: true,
        texto: 'Olá, preciso de ajuda.',
        nota: null,
        para: null,
        arquivos: [],
        data: api.clock.now().toISOString(),
      },
    ])
    expect(await newest(karina)).toMatchObject({
      titulo: 'Nova conversa de Ana',
      tipoNotificacao: { id: 1 },
      idConversa: answer.id,
    })
  })

  it('by an attendant is in their own name, whoever the body names, and notifies the participant', async () => {
    const luiz = await api.personId(DemoCpf.luiz)
    const { answer } = await create(karina, { idPessoaAtendente: luiz })
    const [stored] = await api.database.select().from(conversations).where(eq(conversations.id, answer.id))
    expect(stored).toMatchObject({ personId: ana.id, attendantId: karina.id })
    const { mensagens } = (await read(ana, answer.id)).answer
    expect(mensagens).toMatchObject([{ autor: { nome: 'Karina Alves', papel: 'atendimento' }, minha: false }])
    expect(await newest(ana)).toMatchObject({ titulo: 'Nova mensagem do atendimento', idConversa: answer.id })
  })

  it('by an attendant about themselves is a participant’s, and the other attendants hear of it', async () => {
    await api.database.update(people).set({ adminLevel: 1 }).where(eq(people.id, helena.id))
    const { answer } = await create(helena, { idPessoa: helena.id, idPlano: 7 })
    const [stored] = await api.database.select().from(conversations).where(eq(conversations.id, answer.id))
    expect(stored).toMatchObject({ personId: helena.id, attendantId: null })
    expect(await newest(karina)).toMatchObject({ titulo: 'Nova conversa de Helena', idConversa: answer.id })
    expect(await newest(helena)).not.toMatchObject({ idConversa: answer.id })
    await api.database.update(people).set({ adminLevel: null }).where(eq(people.id, helena.id))
  })

  it('about a request finds the one that is open, even when two are opened at once', async () => {
    const idRequisicao = await requestOf(ana)
    const results = await Promise.all([
      create(ana, { idRequisicao }),
      create(karina, { idRequisicao, mensagem: 'Olá, foi encontrado um problema.' }),
      create(ana, { idRequisicao, mensagem: 'E mais uma pergunta.' }),
    ])
    expect(new Set(results.map(({ answer }) => answer.id)).size).toBe(1)
    const id = results[0]?.answer.id ?? 0
    const { mensagens } = (await read(ana, id)).answer
    expect(new Set(mensagens.map(({ texto }) => texto))).toEqual(
      new Set(['Olá, preciso de ajuda.', 'Olá, foi encontrado um problema.', 'E mais uma pergunta.']),
    )
    await api.database
      .update(conversations)
      .set({ closedAt: api.clock.now() })
      .where(eq(conversations.id, id))
    expect((await create(ana, { idRequisicao })).answer.id).not.toBe(id)
  })

  it('adds what is written to the open one, tells the other side, and takes a second click for one message', async () => {
    const idRequisicao = await requestOf(ana)
    const { id } = (await create(ana, { idRequisicao })).answer
    const mensagem = 'Falta só o comprovante?'
    const recorded = await recording(api)
    expect((await create(ana, { idRequisicao, mensagem })).answer.id).toBe(id)
    expect(await newest(karina)).toMatchObject({ titulo: 'Nova mensagem de Ana', idConversa: id })
    const before = (await read(ana, id)).answer.mensagens
    expect(before.at(-1)?.texto).toBe(mensagem)
    await create(ana, { idRequisicao, mensagem })
    expect((await read(ana, id)).answer.mensagens).toEqual(before)
    await create(karina, { idRequisicao, mensagem: 'Sim, só ele.' })
    expect(await newest(ana)).toMatchObject({ titulo: 'Nova mensagem do atendimento', idConversa: id })
    expect((await read(ana, id)).answer.mensagens).toHaveLength(before.length + 1)
    const idPessoa = await api.personId(DemoCpf.ana)
    expect(await recorded('conversation.continued')).toEqual([idPessoa, idPessoa])
    await create(ana, { mensagem: 'Sobre outra coisa.', assunto: 'Outra coisa' })
    const aboutIt = async ({ token }: Person) =>
      (await api.call(retornarConversas, { token, query: { idRequisicao, situacao: 'abertas' } })).answer
        .conversas
    expect(await aboutIt(ana)).toMatchObject([{ id, requisicao: { id: idRequisicao } }])
    expect(await aboutIt(karina)).toHaveLength(1)
    expect(await aboutIt(helena)).toEqual([])
  })

  it('fifty times at once is one conversation with one message, which the service desk hears of once', async () => {
    const assunto = 'Cinquenta cliques'
    const results = await Promise.all(Array.from({ length: 50 }, () => create(ana, { assunto })))
    expect(new Set(results.map(({ answer }) => answer.id)).size).toBe(1)
    expect((await read(ana, results[0]?.answer.id ?? 0)).answer.mensagens).toHaveLength(1)
    const { answer } = await api.call(retornarNotificacoes, {
      token: karina.token,
      params: { idPessoa: karina.id, idPlano: 0 },
    })
    expect(answer.filter(({ idConversa }) => idConversa === results[0]?.answer.id)).toHaveLength(1)
  })

  it('under one key is one message however late it comes again, and something else under it is refused', async () => {
    const sent = { assunto: 'Com chave', chaveEnvio: randomUUID() }
    const results = await Promise.all(Array.from({ length: 50 }, () => create(ana, sent)))
    const [id] = results.map(({ answer }) => answer.id)
    expect(new Set(results.map(({ answer }) => answer.id)).size).toBe(1)
    api.clock.advance(3600)
    ana = { ...ana, token: await api.signIn(DemoCpf.ana) }
    expect((await create(ana, sent)).answer.id).toBe(id)
    const other = await create(ana, { ...sent, mensagem: 'Outra coisa.' })
    expect(other.problem).toMatchObject({ status: 409, codigo: 'chave-ja-usada' })
    helena = { ...helena, token: await api.signIn(DemoCpf.helena) }
    karina = { ...karina, token: await api.signIn(DemoCpf.karina) }
    expect((await create(helena, { ...sent, idPessoa: helena.id, idPlano: 7 })).answer.id).not.toBe(id)
  })

  it('a reminder in the words of the last message is not dropped: with a key of its own at once, without one after a minute', async () => {
    const idRequisicao = await requestOf(ana)
    const remind = (more = {}) => create(ana, { idRequisicao, mensagem: 'Alguma novidade?', ...more })
    const { id } = (await remind({ chaveEnvio: randomUUID() })).answer
    const reminders = async () =>
      (await read(ana, id)).answer.mensagens.filter(({ texto }) => texto === 'Alguma novidade?').length
    await remind({ chaveEnvio: randomUUID() })
    expect(await reminders()).toBe(2)
    await remind()
    expect(await reminders()).toBe(2)
    api.clock.advance(60)
    await remind()
    expect(await reminders()).toBe(3)
  })

  it('the same again after a while, after an answer or after its end is another one', async () => {
    const again = () => create(ana, { assunto: 'De novo' }).then(({ answer }) => answer.id)
    const first = await again()
    api.clock.advance(61)
    const second = await again()
    expect(second).not.toBe(first)
    await api.database.insert(messages).values({
      conversationId: second,
      authorId: karina.id,
      authorRole: 'attendant',
      text: 'Pois não?',
      sentAt: api.clock.now(),
    })
    const third = await again()
    expect(third).not.toBe(second)
    const closedAt = api.clock.now()
    await api.database.update(conversations).set({ closedAt }).where(eq(conversations.id, third))
    expect(await again()).not.toBe(third)
  })

  it('is refused for somebody else, for a plan without link and for somebody else’s request', async () => {
    expect((await create(helena)).problem).toMatchObject({ status: 404, codigo: 'nao-encontrado' })
    expect((await create(ana, { idPlano: 7 })).problem.status).toBe(404)
    const idRequisicao = await requestOf(ana)
    expect((await create(helena, { idPessoa: helena.id, idPlano: 7, idRequisicao })).problem.status).toBe(404)
    expect((await create(ana, { idPlano: 4, idRequisicao })).problem.status).toBe(404)
  })

  it('stores text as it was written, and refuses what no text is', async () => {
    const mensagem = '<script>alert(1)</script> ação 🙂\nsegunda linha'
    const { answer } = await create(ana, { mensagem: `  ${mensagem}  ` })
    expect((await read(ana, answer.id)).answer.mensagens[0]?.texto).toBe(mensagem)
    expect((await create(ana, { mensagem: ' \n ' })).problem.campos).toEqual({
      mensagem: 'Escreva a mensagem.',
    })
    expect((await create(ana, { mensagem: 'a\u0000' })).problem.status).toBe(422)
    expect((await create(ana, { mensagem: 'a'.repeat(2001) })).problem.campos).toEqual({
      mensagem: 'Use no máximo 2000 caracteres.',
    })
  })
})

describe('retornarConversa', () => {
  it('hides somebody else’s as if it did not exist', async () => {
    const { answer } = await create(ana)
    const theirs = await read(helena, answer.id)
    const none = await read(helena, 2_000_000_000)
    expect(theirs.status).toBe(404)
    expect({ ...theirs.problem, instance: '' }).toEqual({ ...none.problem, instance: '' })
  })
})
