import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  enviarMensagem,
  marcarConversa,
  retornarConversa,
  retornarConversas,
  retornarMensagens,
} from '#contract/conversations/conversations.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { openConversation, type Person, startWithConversationPeople } from '../testing/conversation-people.ts'
import { recording } from '../testing/recording.ts'
import type { TestApi } from '../testing/test-api.ts'

type Query = Record<string, string | number | undefined>

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

const range = (who: Person, idConversa: number, query: Query = {}) =>
  api.call(retornarMensagens, { token: who.token, params: { idConversa }, query })

const list = (who: Person, query: Query = {}) => api.call(retornarConversas, { token: who.token, query })

const mark = (who: Person, idConversa: number, body: Record<string, unknown>) =>
  api.call(marcarConversa, { token: who.token, body: { idConversa, ...body } })

const stored = (idConversa: number) =>
  api.database.select().from(messages).where(eq(messages.conversationId, idConversa)).orderBy(messages.id)

describe('enviarMensagem', () => {
  it('stores a message, which both sides see as their own or the other’s', async () => {
    const id = await opened()
    const recorded = await recording(api)
    const chaveEnvio = randomUUID()
    const { answer } = await send(karina, id, { chaveEnvio, mensagem: 'Pois não?' })
    expect(answer).toMatchObject({
      tipo: 'mensagem',
      chaveEnvio,
      minha: true,
      texto: 'Pois não?',
      autor: { id: karina.id, nome: 'Karina Alves', papel: 'atendimento' },
    })
    expect(await recorded('conversation.continued')).toEqual([ana.id])
    const { mensagens } = (await range(ana, id)).answer
    expect(mensagens.at(-1)).toEqual({ ...answer, chaveEnvio: null, minha: false })
    expect((await range(luiz, id)).answer.mensagens.at(-1)).toEqual(mensagens.at(-1))
  })

  it('sent under one key fifty times at once is one message, and is answered alike each time', async () => {
    const id = await opened()
    const sent = { chaveEnvio: randomUUID(), mensagem: 'Uma só vez.' }
    const results = await Promise.all(Array.from({ length: 50 }, () => send(ana, id, sent)))
    expect(new Set(results.map(({ answer }) => answer.id)).size).toBe(1)
    expect(await stored(id)).toHaveLength(2)
  })

  it('refuses something else under a used key, there or in another conversation at the same moment', async () => {
    const [one, other] = [await opened(), await opened()]
    const chaveEnvio = randomUUID()
    const results = await Promise.all([send(ana, one, { chaveEnvio }), send(ana, other, { chaveEnvio })])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [right] = results[0].status === 200 ? [one] : [other]
    expect((await send(ana, right, { chaveEnvio, mensagem: 'Outra coisa.' })).problem).toMatchObject({
      status: 409,
      codigo: 'chave-ja-usada',
    })
    expect((await stored(one)).length + (await stored(other)).length).toBe(3)
  })

  it('keeps the order in which concurrent messages were stored, and none after an id is ever missed', async () => {
    const id = await opened()
    const [first] = await stored(id)
    const seen: number[] = [first?.id ?? 0]
    const writing = new AbortController()
    const follow = async () => {
      while (!writing.signal.aborted) {
        const { mensagens } = (await range(luiz, id, { depoisDe: seen.at(-1), limite: 3 })).answer
        seen.push(...mensagens.map((message) => message.id))
      }
    }
    const following = follow()
    await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        send(place % 2 === 0 ? ana : karina, id, { mensagem: `Nº ${place}` }),
      ),
    )
    writing.abort()
    await following
    for (;;) {
      const { mensagens, haMais } = (await range(luiz, id, { depoisDe: seen.at(-1), limite: 100 })).answer
      seen.push(...mensagens.map((message) => message.id))
      if (!haMais) break
    }
    expect(seen).toEqual((await stored(id)).map((entry) => entry.id))
    expect(seen).toHaveLength(41)
  })

  it('keeps nothing that nobody sees: no empty bubble, no line that is turned round', async () => {
    const id = await opened()
    for (const mensagem of ['\u200b\u2060', '\u3164', '\u202e\u202c \u00ad'])
      expect((await send(ana, id, { mensagem })).problem.campos).toEqual({ mensagem: 'Escreva a mensagem.' })
    const { answer } = await send(ana, id, { mensagem: 'R$ \u202e00,1\u202c 👩🏾\u200d⚕\ufe0f' })
    expect(answer.texto).toBe('R$ 00,1 👩🏾\u200d⚕\ufe0f')
  })

  it('asks for a text or a file, refuses a closed conversation, and somebody else’s like a missing one', async () => {
    const id = await opened()
    expect((await send(ana, id, { mensagem: ' \n ' })).problem.campos).toEqual({
      mensagem: 'Escreva a mensagem.',
    })
    expect((await send(ana, id, { arquivos: [randomUUID()] })).problem.campos).toEqual({
      arquivos: 'Um dos arquivos não está mais guardado. Envie o arquivo de novo.',
    })
    const [theirs, none] = [await send(helena, id), await send(helena, 2_000_000_000)]
    expect(theirs.status).toBe(404)
    expect({ ...theirs.problem, instance: '' }).toEqual({ ...none.problem, instance: '' })
    const sent = { chaveEnvio: randomUUID() }
    const { answer } = await send(ana, id, sent)
    await api.database
      .update(conversations)
      .set({ closedAt: api.clock.now() })
      .where(eq(conversations.id, id))
    expect((await send(ana, id)).problem).toMatchObject({ status: 409, codigo: 'conversa-encerrada' })
    expect((await send(ana, id, sent)).answer).toEqual(answer)
    expect(await stored(id)).toHaveLength(2)
  })
})

describe('retornarMensagens', () => {
  it('goes up by pages and down by pages', async () => {
    const id = await opened()
    for (let count = 0; count < 9; count += 1) await send(ana, id)
    const all = (await stored(id)).map((entry) => entry.id)
    const newest = (await range(ana, id, { limite: 4 })).answer
    expect(newest.mensagens.map((entry) => entry.id)).toEqual(all.slice(-4))
    expect(newest).toMatchObject({ haMais: true, situacao: 'aberta' })
    const up = (await range(ana, id, { antesDe: all[6], limite: 4 })).answer
    expect(up.mensagens.map((entry) => entry.id)).toEqual(all.slice(2, 6))
    const down = (await range(ana, id, { depoisDe: 0, limite: 6 })).answer
    expect(down.mensagens.map((entry) => entry.id)).toEqual(all.slice(0, 6))
    expect(down.haMais).toBe(true)
    expect((await range(ana, id, { depoisDe: all.at(-1) })).answer).toMatchObject({
      mensagens: [],
      haMais: false,
    })
  })
})

describe('retornarConversas', () => {
  it('lists a participant’s own alone, newest first, by pages', async () => {
    await api.database.update(conversations).set({ closedAt: null })
    const ids = [await opened(), await opened(), await opened()]
    await send(karina, ids[0] ?? 0)
    const first = (await list(ana, { limite: 2 })).answer
    expect(first.conversas.map(({ id }) => id)).toEqual([ids[0], ids[2]])
    expect(first.conversas[0]).toMatchObject({
      naoLidas: 1,
      aguardando: false,
      atendente: { nome: 'Karina Alves' },
      ultima: { minha: false, texto: 'Alguma novidade?', temArquivo: false },
    })
    const second = (await list(ana, { limite: 2, antesDe: first.proxima ?? 0 })).answer
    expect(second.conversas[0]?.id).toBe(ids[1])
    expect(first.contagem).toBeNull()
    const { answer } = await list(helena)
    expect(answer.conversas.filter(({ pessoa }) => pessoa.id !== helena.id)).toEqual([])
    expect((await list(helena, { idPessoa: ana.id })).problem.status).toBe(404)
  })

  it('has boxes for the service desk, which count what is in them', async () => {
    const [waiting, answered] = [await opened(), await opened()]
    await send(karina, answered)
    const inBox = async (who: Person, caixa: string) =>
      (await list(who, { caixa, limite: 50 })).answer.conversas.map(({ id }) => id)
    expect(await inBox(karina, 'minhas')).toContain(answered)
    expect(await inBox(luiz, 'minhas')).not.toContain(answered)
    for (const caixa of ['aguardando', 'sem-atendente']) {
      expect(await inBox(karina, caixa)).toContain(waiting)
      expect(await inBox(karina, caixa)).not.toContain(answered)
    }
    const { contagem } = (await list(karina)).answer
    expect(contagem).toEqual({
      minhas: (await inBox(karina, 'minhas')).length,
      aguardando: (await inBox(karina, 'aguardando')).length,
      semAtendente: (await inBox(karina, 'sem-atendente')).length,
    })
  })

  it('finds by subject, person, protocol and what was written, and nothing of others', async () => {
    const id = await opened({ assunto: 'Recálculo da âncora' })
    await send(karina, id, { mensagem: 'O valor é de 1.234 tartarugas.' })
    const found = async (who: Person, palavraChave: string, more = {}) =>
      (await list(who, { palavraChave, ...more })).answer.conversas.map((one) => one.id)
    expect(await found(ana, 'ancora')).toEqual([id])
    expect(await found(ana, 'TARTARUGAS')).toEqual([id])
    expect(await found(karina, 'tartarugas')).toEqual([id])
    expect(await found(karina, 'beatriz')).toContain(id)
    expect(await found(karina, 'tartarugas', { idPessoa: helena.id })).toEqual([])
    expect(await found(helena, 'tartarugas')).toEqual([])
    expect(await found(ana, '100%')).toEqual([])
    expect((await list(ana, { palavraChave: 'ab' })).problem.status).toBe(422)
  })

  it('says when somebody answers', async () => {
    expect((await list(ana)).answer.atendimento).toEqual({
      aberto: true,
      hoje: [{ de: '08:00', ate: '18:00' }],
      fechaEm: expect.stringContaining('T21:00:00.000Z'),
      abreEm: null,
    })
  })
})

describe('marcarConversa', () => {
  it('moves the marks of one’s own side on, never back and never beyond what there is', async () => {
    const id = await opened()
    const { answer } = await send(karina, id)
    expect((await mark(ana, id, { entregueAte: answer.id })).answer.participante).toEqual({
      entregueAte: answer.id,
      lidaAte: 0,
    })
    expect((await mark(ana, id, { lidaAte: 2_000_000_000 })).answer).toEqual({
      participante: { entregueAte: answer.id, lidaAte: answer.id },
      atendimento: { entregueAte: 0, lidaAte: 0 },
    })
    expect((await mark(ana, id, { lidaAte: 1, entregueAte: 1 })).answer.participante.lidaAte).toBe(answer.id)
    expect((await mark(luiz, id, { lidaAte: answer.id })).answer.atendimento.lidaAte).toBe(answer.id)
    expect((await open(ana, id)).answer.marcas.atendimento.lidaAte).toBe(answer.id)
  })

  it('reads what the bell says of the conversation, and nothing of another', async () => {
    const bell = async (who: Person, idConversa: number) =>
      (
        await api.call(retornarNotificacoes, { token: who.token, params: { idPessoa: who.id, idPlano: 0 } })
      ).answer.filter((one) => one.idConversa === idConversa && one.reagido === 'N').length
    const [id, other] = [await opened(), await opened()]
    await send(ana, id)
    expect(await bell(luiz, id)).toBe(2)
    await mark(luiz, id, { lidaAte: 2_000_000_000 })
    expect([await bell(luiz, id), await bell(luiz, other), await bell(karina, id)]).toEqual([0, 1, 2])
    const first = (await send(karina, id)).answer
    api.clock.advance(5)
    await send(karina, id)
    await send(karina, other)
    expect(await bell(karina, id)).toBe(0)
    expect(await bell(ana, id)).toBe(2)
    await mark(ana, id, { lidaAte: first.id })
    expect(await bell(ana, id)).toBe(1)
    await mark(ana, id, { lidaAte: 2_000_000_000 })
    expect([await bell(ana, id), await bell(ana, other)]).toEqual([0, 1])
  })
})
