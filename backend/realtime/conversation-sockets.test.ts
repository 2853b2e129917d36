import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  assumirConversa,
  criarConversa,
  marcarConversa,
  retornarAtendentes,
  retornarConversa,
  retornarMensagens,
  transferirConversa,
} from '#contract/conversations/conversations.ts'
import { messages } from '../database/schema/conversations.ts'
import { notifications } from '../database/schema/notifications.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { presences } from '../database/schema/presences.ts'
import { type Person, startWithConversationPeople } from '../testing/conversation-people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import type { TestApi } from '../testing/test-api.ts'

type Heard = { event: string; carried: Record<string, unknown> }

let api: TestApi
let ana: Person
let helena: Person
let karina: Person
let luiz: Person
const opened: Socket[] = []

beforeAll(async () => {
  ;({ api, ana, helena, karina, luiz } = await startWithConversationPeople({ presenceGraceMs: 50 }))
})
afterAll(() => api.close())
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.disconnect()
  await nobodyIsThere()
})

const nobodyIsThere = () => eventually(async () => expect(await api.database.$count(presences)).toBe(0))

/** A page of somebody, and everything that it hears. */
async function page(who: Person, url = api.url): Promise<{ socket: Socket; heard: Heard[] }> {
  const socket = io(url, { reconnection: false, forceNew: true, auth: { token: who.token } })
  opened.push(socket)
  const heard: Heard[] = []
  socket.onAny((event: string, carried: Record<string, unknown>) => heard.push({ event, carried }))
  await eventually(() => expect(heard.map(({ event }) => event)).toContain('authenticated'))
  await eventually(async () => expect(await presentNow(who)).toBe(true))
  return { socket, heard }
}

const presentNow = async ({ id }: Person) =>
  (await api.database.$count(presences, eq(presences.personId, id))) > 0

/** A page that shows a conversation. */
async function showing(who: Person, idConversa: number, url = api.url) {
  const shown = await page(who, url)
  shown.socket.emit('watchConversation', { idConversa })
  await eventually(() => expect(of(shown, 'watching')).toEqual([{ idConversa }]))
  return shown
}

const of = ({ heard }: { heard: Heard[] }, event: string) =>
  heard.filter((one) => one.event === event).map(({ carried }) => carried)

async function openedBy(who: Person, more: Record<string, unknown> = {}): Promise<number> {
  const { answer } = await api.call(criarConversa, {
    token: who.token,
    body: {
      idPessoa: ana.id,
      idPlano: 1,
      assunto: `Dúvida ${randomUUID()}`,
      mensagem: 'Olá.',
      chaveEnvio: randomUUID(),
      ...more,
    },
  })
  return answer.id
}

const send = async (who: Person, idConversa: number, url = api.url) => {
  const response = await fetch(`${url}/enviarMensagem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify({ idConversa, chaveEnvio: randomUUID(), mensagem: 'Alguma novidade?' }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { id: number }
}

const unreadOf = async (who: Person, idConversa: number) =>
  api.database.$count(
    notifications,
    and(
      eq(notifications.personId, who.id),
      eq(notifications.conversationId, idConversa),
      isNull(notifications.readAt),
    ),
  )

/** Long enough for what would be said wrongly to arrive. */
const quiet = () => wait(300)

describe('a new message', () => {
  it('is heard once by everybody whom it concerns, each in their own way', async () => {
    const id = await openedBy(ana)
    const [anas, karinas, others, lists, strangers] = [
      await page(ana),
      await page(karina),
      await showing(luiz, id),
      await page(await marta()),
      await page(helena),
    ]
    const { id: before } = (await entriesOf(id))[0] ?? { id: 0 }
    const message = await send(karina, id)
    await eventually(() => {
      for (const one of [anas, karinas, others]) expect(of(one, 'newMessage')).toHaveLength(1)
      for (const one of [anas, karinas, others, lists]) expect(of(one, 'conversationChanged')).toHaveLength(1)
    })
    await quiet()
    const seen = (mine: boolean) => ({
      idConversa: id,
      anterior: before,
      mensagem: expect.objectContaining({ id: message.id, minha: mine }),
    })
    expect(of(anas, 'newMessage')).toEqual([seen(false)])
    expect(of(karinas, 'newMessage')).toEqual([seen(true)])
    expect(of(others, 'newMessage')).toEqual([seen(false)])
    expect(of(lists, 'newMessage')).toEqual([])
    expect(strangers.heard.map(({ event }) => event)).toEqual(['authenticated'])
    expect(of(anas, 'conversationChanged')).toMatchObject([{ conversa: { id, naoLidas: 1 } }])
    expect(of(lists, 'conversationChanged')).toMatchObject([
      { conversa: { id, naoLidas: 1, ultima: { minha: false }, atendente: { id: karina.id } } },
    ])
  })

  it('says which one came before it, so that a page notices a gap', async () => {
    const id = await openedBy(ana)
    const watching = await showing(luiz, id)
    await Promise.all(Array.from({ length: 12 }, (_, place) => send(place % 2 ? ana : karina, id)))
    await eventually(() => expect(of(watching, 'newMessage')).toHaveLength(12))
    const links = new Map(
      of(watching, 'newMessage').map(({ anterior, mensagem }) => [anterior, (mensagem as { id: number }).id]),
    )
    const all = (await entriesOf(id)).map((entry) => entry.id)
    const chain = [all[0] ?? 0]
    for (let next = links.get(chain[0]); next !== undefined; next = links.get(next)) chain.push(next)
    expect(chain).toEqual(all)
  })

  it('and a hand-over’s note never reach the participant’s page as the service desk sees them', async () => {
    const id = await openedBy(ana)
    const [anas, desk] = [await showing(ana, id), await showing(luiz, id)]
    await api.call(transferirConversa, {
      token: karina.token,
      body: { idConversa: id, idPessoaAtendente: luiz.id, nota: 'Só para a equipe.' },
    })
    await eventually(() => {
      expect(of(anas, 'newMessage')).toMatchObject([{ mensagem: { tipo: 'transferida', nota: null } }])
      expect(of(desk, 'newMessage')).toMatchObject([{ mensagem: { nota: 'Só para a equipe.' } }])
    })
    expect(JSON.stringify(anas.heard)).not.toContain('Só para a equipe.')
  })
})

describe('marks', () => {
  it('of either side are heard by the other, and those of the service desk by every attendant', async () => {
    const id = await openedBy(ana)
    const message = await send(karina, id)
    const [anas, desk, list] = [await page(ana), await showing(karina, id), await page(luiz)]
    const mark = (who: Person) =>
      api.call(marcarConversa, { token: who.token, body: { idConversa: id, lidaAte: message.id } })
    await mark(ana)
    await mark(ana)
    const marks = (papel: string) => ({ idConversa: id, papel, entregueAte: message.id, lidaAte: message.id })
    await eventually(() => expect(of(desk, 'conversationMarks')).toEqual([marks('participante')]))
    await mark(luiz)
    await eventually(() => {
      expect(of(anas, 'conversationMarks')).toEqual([marks('participante'), marks('atendimento')])
      expect(of(list, 'conversationMarks')).toEqual([marks('atendimento')])
    })
  })
})

describe('that somebody writes', () => {
  it('is heard by whoever else shows the conversation, of both sides', async () => {
    const id = await openedBy(ana)
    const [anas, karinas, luizes, elsewhere] = [
      await showing(ana, id),
      await showing(karina, id),
      await showing(luiz, id),
      await page(ana),
    ]
    luizes.socket.emit('typing', { idConversa: id })
    const typing = { idConversa: id, pessoa: { id: luiz.id, nome: 'Luiz Barbosa' }, papel: 'atendimento' }
    await eventually(() => {
      expect(of(anas, 'typing')).toEqual([typing])
      expect(of(karinas, 'typing')).toEqual([typing])
    })
    await quiet()
    expect([of(luizes, 'typing'), of(elsewhere, 'typing')]).toEqual([[], []])
  })

  it('is not said for who does not show it, nor more than once a second', async () => {
    const id = await openedBy(ana)
    const [anas, strangers] = [await showing(ana, id), await page(helena)]
    for (let count = 0; count < 200; count += 1) {
      strangers.socket.emit('typing', { idConversa: id })
      strangers.socket.emit('watchConversation', { idConversa: id })
    }
    const karinas = await page(karina)
    karinas.socket.emit('typing', { idConversa: id })
    await quiet()
    expect([of(anas, 'typing'), of(strangers, 'watching')]).toEqual([[], []])
    const luizes = await showing(luiz, id)
    for (let count = 0; count < 200; count += 1) luizes.socket.emit('typing', { idConversa: id })
    await quiet()
    expect(of(anas, 'typing')).toHaveLength(1)
  })
})

describe('presence', () => {
  it('is told to whoever shows a conversation with that person, and in the list of attendants', async () => {
    const id = await openedBy(karina)
    const [anas, desk] = [await showing(ana, id), await showing(luiz, id)]
    const karinas = await page(karina)
    await eventually(() => expect(of(anas, 'presence')).toEqual([{ idPessoa: karina.id, presente: true }]))
    const { answer } = await api.call(retornarAtendentes, { token: luiz.token })
    expect(answer.filter(({ presente }) => presente).map((one) => one.id)).toEqual([karina.id, luiz.id])
    const seen = await api.call(retornarConversa, { token: karina.token, params: { idConversa: id } })
    expect(seen.answer.presenca).toEqual({ pessoa: true, atendente: true })
    karinas.socket.disconnect()
    anas.socket.disconnect()
    await eventually(() => expect(of(desk, 'presence')).toEqual([{ idPessoa: ana.id, presente: false }]))
  })

  it('of who comes back at once did not change, and follows who attends to the conversation', async () => {
    const id = await openedBy(karina)
    const anas = await showing(ana, id)
    await api.call(assumirConversa, { token: luiz.token, body: { idConversa: id } })
    const first = await page(luiz)
    await eventually(() => expect(of(anas, 'presence')).toEqual([{ idPessoa: luiz.id, presente: true }]))
    first.socket.disconnect()
    const second = await page(luiz)
    await quiet()
    expect(of(anas, 'presence')).toHaveLength(1)
    second.socket.disconnect()
    await eventually(() =>
      expect(of(anas, 'presence').at(-1)).toEqual({ idPessoa: luiz.id, presente: false }),
    )
  })
})

describe('who looks at a conversation', () => {
  it('is not notified of its messages, on whatever node; who closes it with something unread is, once', async () => {
    const second = await api.secondNode()
    onTestFinished(() => second.close())
    const id = await openedBy(karina)
    await api.database.update(notifications).set({ readAt: api.clock.now() })
    api.clock.advance(1)
    const anas = await showing(ana, id, second.url)
    await send(karina, id)
    await send(karina, id)
    await eventually(() => expect(of(anas, 'newMessage')).toHaveLength(2))
    expect(await unreadOf(ana, id)).toBe(0)
    anas.socket.emit('unwatchConversation', { idConversa: id })
    await eventually(async () => expect(await unreadOf(ana, id)).toBe(1))
    anas.socket.disconnect()
    await quiet()
    expect(await unreadOf(ana, id)).toBe(1)
  })

  it('and read what came hears nothing of it when they go', async () => {
    const id = await openedBy(ana)
    const anas = await showing(ana, id)
    const message = await send(karina, id)
    await api.call(marcarConversa, {
      token: ana.token,
      body: { idConversa: id, lidaAte: message.id },
    })
    anas.socket.disconnect()
    await quiet()
    expect(await unreadOf(ana, id)).toBe(0)
  })

  it('is on the record of accesses, as by the call', async () => {
    const id = await openedBy(ana)
    await api.database.delete(personAccesses).where(eq(personAccesses.personId, ana.id))
    await showing(luiz, id)
    const rows = await api.database
      .select({ attendantId: personAccesses.attendantId, kind: personAccesses.kind })
      .from(personAccesses)
      .where(eq(personAccesses.personId, ana.id))
    expect(rows).toEqual([{ attendantId: luiz.id, kind: 'consultation' }])
  })
})

describe('two nodes', () => {
  it('with a person on each tell both of everything, and a restart between loses and doubles nothing', async () => {
    let second = await api.secondNode()
    onTestFinished(() => second.close())
    const id = await openedBy(ana)
    const [anas, karinas] = [await showing(ana, id), await showing(karina, id, second.url)]
    await send(ana, id, api.url)
    await send(karina, id, second.url)
    karinas.socket.emit('typing', { idConversa: id })
    await eventually(() => {
      expect(of(anas, 'newMessage')).toHaveLength(2)
      expect(of(karinas, 'newMessage')).toHaveLength(2)
      expect(of(anas, 'typing')).toHaveLength(1)
    })
    const last = lastHeard(karinas)
    await second.close()
    await eventually(() => expect(karinas.socket.connected).toBe(false))
    for (let count = 0; count < 5; count += 1) await send(ana, id)
    second = await api.secondNode()
    const back = await showing(karina, id, second.url)
    const gap = await api.call(retornarMensagens, {
      token: karina.token,
      params: { idConversa: id },
      query: { depoisDe: last },
    })
    await send(ana, id)
    await eventually(() => expect(of(back, 'newMessage')).toHaveLength(1))
    const heard = [...of(karinas, 'newMessage'), ...of(back, 'newMessage')].map(
      ({ mensagem }) => (mensagem as { id: number }).id,
    )
    const [first, ...all] = (await entriesOf(id)).map((entry) => entry.id)
    expect(first).toBeDefined()
    const together = [
      ...heard.slice(0, 2),
      ...gap.answer.mensagens.map((entry) => entry.id),
      ...heard.slice(2),
    ]
    expect(together).toEqual(all)
    // A node that closes leaves what was shown there, until nobody believes it any more.
    await api.database.delete(presences)
  })
})

describe('hostile events', () => {
  const nonsense: unknown[] = [
    null,
    [],
    'x',
    -1,
    {},
    { idConversa: '1' },
    { idConversa: 0 },
    { idConversa: 1.5 },
    { idConversa: 1, more: true },
    { idConversa: { $gt: 0 } },
    2 ** 40,
  ]

  it('change and reveal nothing, and the connection goes on', async () => {
    const id = await openedBy(ana)
    // Events of whatever the test before left unread come first.
    await quiet()
    const [before, anas] = [await everything(), await showing(ana, id)]
    const strangers = await page(helena)
    for (const event of [
      'watchConversation',
      'unwatchConversation',
      'typing',
      'newMessage',
      'say',
      'presence',
    ])
      for (const carried of [...nonsense, { idConversa: id }, { idConversa: 2_000_000_000 }])
        strangers.socket.emit(event, carried, carried)
    await quiet()
    expect(strangers.heard.map(({ event }) => event)).toEqual(['authenticated'])
    expect(anas.heard.map(({ event }) => event)).toEqual(['authenticated', 'watching'])
    expect(strangers.socket.connected).toBe(true)
    expect(await everything()).toEqual(before)
    await send(karina, id)
    await quiet()
    expect(of(strangers, 'newMessage')).toEqual([])
  })

  it('before somebody said who they are are not heard', async () => {
    const id = await openedBy(ana)
    const socket = io(api.url, { reconnection: false, forceNew: true })
    opened.push(socket)
    const heard: string[] = []
    socket.onAny((event: string) => heard.push(event))
    socket.emit('watchConversation', { idConversa: id })
    socket.emit('typing', { idConversa: id })
    await quiet()
    expect(heard).toEqual([])
  })

  it('a page shows at most a few conversations at once, those that it asked for last', async () => {
    const ids = [await openedBy(ana), await openedBy(ana), await openedBy(ana), await openedBy(ana)]
    const desk = await page(luiz)
    for (const idConversa of ids) {
      desk.socket.emit('watchConversation', { idConversa })
      await eventually(() => expect(of(desk, 'watching')).toContainEqual({ idConversa }))
    }
    for (const id of ids) await send(ana, id)
    await eventually(() => expect(of(desk, 'newMessage')).toHaveLength(3))
    await quiet()
    expect(of(desk, 'newMessage').map(({ idConversa }) => idConversa)).toEqual(ids.slice(1))
  })
})

const lastHeard = (shown: { heard: Heard[] }) =>
  (of(shown, 'newMessage').at(-1)?.['mensagem'] as { id: number } | undefined)?.id

async function marta(): Promise<Person> {
  return { id: await api.personId(DemoCpf.marta), token: await api.signIn(DemoCpf.marta) }
}

const entriesOf = (id: number) =>
  api.database
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(messages.id)

const everything = async () => [await api.database.$count(messages), await api.database.$count(notifications)]
