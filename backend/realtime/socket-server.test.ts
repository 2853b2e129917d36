import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { criarConversa } from '#contract/conversations/conversations.ts'
import { encerrarSessao, gerarTokenSocket } from '#contract/identity/sessions.ts'
import {
  type Notification,
  reagirNotificacao,
  retornarNotificacoes,
} from '#contract/messages/notifications.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: { id: number; token: string }
let karina: { id: number; token: string }
const opened: Socket[] = []

beforeAll(async () => {
  api = await startTestApi({ socketAdmissionMs: 400 })
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  karina = await person(DemoCpf.karina)
})
afterAll(() => api.close())
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

function connect(options: { url?: string; token?: string } = {}): Socket {
  const socket = io(options.url ?? api.url, {
    reconnection: false,
    forceNew: true,
    auth: options.token === undefined ? {} : { token: options.token },
  })
  opened.push(socket)
  return socket
}

function once(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => {
    socket.once(event, (...carried: unknown[]) => resolve(carried))
  })
}

const ticketOf = async (token: string) => (await api.call(gerarTokenSocket, { token })).answer.token

async function enter(token: string, url?: string): Promise<Socket> {
  const socket = connect({ url })
  socket.on('connect', () => socket.emit('authenticate', token))
  await once(socket, 'authenticated')
  return socket
}

/** Does something once, right after the next time that a session was looked at, and before whoever looked goes on. */
function afterLook(act: () => Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  type Query = (asked: { text?: string }, values?: unknown[]) => Promise<unknown>
  const { $client: pool } = api.api.database as unknown as { $client: { query: Query } }
  const query = pool.query.bind(pool)
  const spy = vi.spyOn(pool, 'query').mockImplementation(async (asked, values) => {
    const answer = await query(asked, values)
    if (asked.text?.startsWith('select "expires_at", coalesce(')) {
      spy.mockRestore()
      await act().then(resolve, reject)
    }
    return answer
  })
  return promise
}

const ask = (who: { token: string }, mensagem = 'Olá.') =>
  api.call(criarConversa, {
    token: who.token,
    body: { idPessoa: ana.id, idPlano: 1, assunto: `Dúvida ${randomUUID()}`, mensagem },
  })

describe('a real-time connection', () => {
  it('hears its person’s new notifications after a ticket, as the call would list them', async () => {
    const socket = await enter(await ticketOf(ana.token))
    const heard = once(socket, 'newNotification')
    const { answer } = await ask(karina)
    const [notification] = await heard
    expect(notification).toMatchObject({
      titulo: 'Nova mensagem do atendimento',
      reagido: 'N',
      tipoNotificacao: { id: 1, nome: 'Conversa' },
      idConversa: answer.id,
    })
  })

  it('is let in by a session token too, in the handshake or in the event', async () => {
    const inHandshake = connect({ token: ana.token })
    expect(await once(inHandshake, 'authenticated')).toEqual([{ idPessoa: ana.id }])
    const inEvent = connect()
    inEvent.on('connect', () => inEvent.emit('authenticate', { token: ana.token }))
    expect(await once(inEvent, 'authenticated')).toEqual([{ idPessoa: ana.id }])
  })

  it('of an attendant hears of what participants do, and a participant does not', async () => {
    const attendant = await enter(await ticketOf(karina.token))
    const participant = await enter(await ticketOf(ana.token))
    const strays: unknown[] = []
    participant.on('newNotification', (notification) => strays.push(notification))
    const heard = once(attendant, 'newNotification')
    await ask(ana)
    expect(await heard).toMatchObject([{ titulo: 'Nova conversa de Ana' }])
    expect(strays).toEqual([])
  })

  it('uses a ticket up', async () => {
    const ticket = await ticketOf(ana.token)
    await enter(ticket)
    const second = connect()
    second.on('connect', () => second.emit('authenticate', ticket))
    expect(await once(second, 'unauthorized')).toHaveLength(1)
  })

  it('refuses a ticket after a minute', async () => {
    const ticket = await ticketOf(ana.token)
    api.clock.advance(60)
    const socket = connect()
    socket.on('connect', () => socket.emit('authenticate', ticket))
    const [refusal] = (await once(socket, 'unauthorized')) as [{ detail: string }]
    expect(refusal.detail).toBe('Entre de novo para receber avisos na hora.')
  })

  it.each([['abc'], [null], [{ token: 5 }], [['a']], ['A'.repeat(43)]])('refuses %j', async (given) => {
    const socket = connect()
    socket.on('connect', () => socket.emit('authenticate', given))
    await once(socket, 'disconnect')
    expect(socket.connected).toBe(false)
  })

  it('is not opened by the token of a re-registration', async () => {
    const socket = connect({ token: await openedReRegistration(api, DemoCpf.ana) })
    expect(await once(socket, 'unauthorized')).toHaveLength(1)
  })

  it('that never says who it is is closed', async () => {
    const socket = connect()
    await once(socket, 'connect')
    await once(socket, 'disconnect')
    expect(socket.connected).toBe(false)
  })

  it('ends with its session', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const socket = await enter(await ticketOf(token))
    const other = await enter(await ticketOf(ana.token))
    const ended = once(socket, 'disconnect')
    await api.call(encerrarSessao, { token })
    await ended
    expect(other.connected).toBe(true)
  })

  it('ends with a session that ends while it is being let in', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const ticket = await ticketOf(token)
    const socket = connect()
    const ended = once(socket, 'disconnect')
    const looked = afterLook(async () => {
      await api.call(encerrarSessao, { token })
      // Until every node has heard of it.
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    socket.on('connect', () => socket.emit('authenticate', ticket))
    await Promise.all([looked, ended])
    expect(socket.connected).toBe(false)
  })

  it('hears what happens on another node of the API', async () => {
    const second = await api.secondNode()
    try {
      const socket = await enter(await ticketOf(ana.token), second.url)
      const heard = once(socket, 'newNotification')
      await ask(karina)
      expect(await heard).toMatchObject([{ titulo: 'Nova mensagem do atendimento' }])
      socket.disconnect()
    } finally {
      await second.close()
    }
  })

  it('of an attendant on another node hears once of what waits, under the number by which the call lists it', async () => {
    const second = await api.secondNode()
    try {
      const socket = await enter(await ticketOf(karina.token), second.url)
      const heard: Notification[] = []
      socket.on('newNotification', (notification: Notification) => heard.push(notification))
      await ask(ana)
      await eventually(() => expect(heard).toHaveLength(1))
      const { answer } = await api.call(retornarNotificacoes, {
        token: karina.token,
        params: { idPessoa: karina.id, idPlano: 0 },
      })
      expect(answer).toContainEqual(heard[0])
      socket.disconnect()
    } finally {
      await second.close()
    }
  })

  it('hears on another node what its person read', async () => {
    const second = await api.secondNode()
    try {
      const socket = await enter(await ticketOf(ana.token), second.url)
      const told = once(socket, 'newNotification')
      await ask(karina)
      const [{ id }] = (await told) as [Notification]
      const heard = once(socket, 'notificationsRead')
      await api.call(reagirNotificacao, { token: ana.token, body: { idsNotificacoes: [id] } })
      expect(await heard).toEqual([{ ids: [id] }])
      socket.disconnect()
    } finally {
      await second.close()
    }
  })

  it.each([['polling'], ['websocket']])(
    'by %s is not opened to pages of other origins',
    async (transport) => {
      const visit = (origin: string | undefined) => {
        const socket = io(api.url, {
          reconnection: false,
          forceNew: true,
          transports: [transport],
          ...(origin && { extraHeaders: { origin } }),
        })
        opened.push(socket)
        return Promise.race([
          once(socket, 'connect').then(() => 'let in'),
          once(socket, 'connect_error').then(() => 'refused'),
        ])
      }
      expect(await visit('https://outro.example')).toBe('refused')
      expect(await visit('null')).toBe('refused')
      expect(await visit(new URL(api.url).origin)).toBe('let in')
      expect(await visit(undefined)).toBe('let in')
    },
  )
})
