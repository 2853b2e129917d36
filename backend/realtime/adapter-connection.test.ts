import Fastify from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPool } from '../database/pool.ts'
import { people } from '../database/schema/people.ts'
import { sessions } from '../database/schema/sessions.ts'
import { generateToken, hashSecret, secondsAfter } from '../security/tokens.ts'
import { eventually } from '../testing/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { oneListener } from './one-listener.ts'
import { openSocketServer } from './socket-server.ts'

/** Nothing of conversations is asked here. */
const noConversations = {
  mayWatch: async () => null,
  mayWatchCase: async () => false,
  onLeftCases: () => undefined,
  onUnwatched: () => undefined,
}

let clone: TestDatabase

beforeAll(async () => {
  clone = await createTestDatabase()
})
afterAll(() => clone.drop())

/** Connections that last asked to listen. */
async function listeners(): Promise<number> {
  const { rows } = await clone.database.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  )
  return rows[0]?.count ?? -1
}

/** Has PostgreSQL end the connection. */
async function lose(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await clone.database.execute(`select pg_terminate_backend(${rows[0]?.pid})`)
}

/** The client, lost before whoever asked for it has it. */
async function lostBefore(client: PoolClient): Promise<PoolClient> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await lose(client)
  await ended
  return client
}

/** The client, lost at the moment it is asked to listen: the adapter notices twice, and comes back twice. */
function lostOnListening(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'query') return value.bind(target)
      return async (text: string) => {
        await lose(target)
        return target.query(text)
      }
    },
  })
}

it.each([
  { lost: 'before it is handed over', asGiven: lostBefore, connections: 2 },
  { lost: 'while it begins to listen', asGiven: lostOnListening, connections: 3 },
])('a connection lost $lost does not have every notice from other nodes delivered twice', async (moment) => {
  const pool = openPool({ databaseUrl: clone.url, max: 4, onError: () => undefined })
  let connections = 0
  const connect = async () => {
    const client = await pool.connect()
    connections += 1
    return connections === 1 ? moment.asGiven(client) : client
  }
  const http = Fastify()
  const sockets = await openSocketServer({
    http,
    database: clone.database,
    pool: { connect, query: pool.query.bind(pool) },
    clock: () => new Date(),
    sessionIdleSeconds: null,
    addressOf: () => '',
    log: http.log,
    ...noConversations,
  })
  onTestFinished(async () => {
    await sockets.close()
    await http.close()
    await eventually(() => expect(pool.idleCount).toBe(pool.totalCount))
    await pool.end()
  })
  await eventually(() => expect(connections).toBe(moment.connections))
  await eventually(async () => expect(await listeners()).toBe(1))
})

it('a notice is heard on its own node while the database takes none on to the others', async () => {
  const pool = openPool({ databaseUrl: clone.url, max: 2, onError: () => undefined })
  let isTaken = true
  const query = (...asked: Parameters<Pool['query']>) =>
    isTaken ? pool.query(...asked) : new Promise<never>(() => undefined)
  const http = Fastify()
  const sockets = await openSocketServer({
    http,
    database: clone.database,
    pool: { connect: () => pool.connect(), query: query as Pool['query'] },
    clock: () => new Date(),
    sessionIdleSeconds: null,
    addressOf: () => '',
    log: http.log,
    ...noConversations,
  })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const { token, personId } = await openSession()
  const socket = io(url, { auth: { token }, reconnection: false, forceNew: true })
  onTestFinished(async () => {
    socket.disconnect()
    await sockets.close()
    await http.close()
    await eventually(() => expect(pool.idleCount).toBe(pool.totalCount))
    await pool.end()
  })
  await new Promise((resolve) => socket.once('authenticated', resolve))
  const heard = new Promise((resolve) => socket.once('newNotification', resolve))
  isTaken = false
  sockets.notify(personId, notice)
  expect(await heard).toEqual(notice)
  isTaken = true
})

const notice = {
  id: 1,
  titulo: 'Nova mensagem do atendimento',
  descricao: 'Ana, o atendimento respondeu.',
  data_notificacao: '2026-11-23T12:00:00.000Z',
  reagido: 'N',
  tipoNotificacao: { id: 1, nome: 'Conversa' },
  idPlano: null,
  idConversa: 1,
  idRequisicao: null,
  caminho: null,
} as const

async function openSession(): Promise<{ token: string; personId: number }> {
  const [person] = await clone.database.select({ id: people.id }).from(people).limit(1)
  if (!person) throw new Error('nobody is there')
  const [token, now] = [generateToken(), new Date()]
  await clone.database.insert(sessions).values({
    personId: person.id,
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt: secondsAfter(now, 3600),
  })
  return { token, personId: person.id }
}

describe('a connection that the adapter does not listen on when the server closes', () => {
  const givenBack = (pool: Pool) => pool.idleCount === pool.totalCount

  it('is given back when it comes after that', async () => {
    const pool = openPool({ databaseUrl: clone.url, max: 1, onError: () => undefined })
    const listener = oneListener({ connect: () => pool.connect(), query: pool.query.bind(pool) })
    const never = listener.pool.connect().then(() => 'given')
    listener.close()
    await eventually(() => expect(pool.totalCount).toBe(1))
    await eventually(() => expect(givenBack(pool)).toBe(true))
    expect(await Promise.race([never, Promise.resolve('not given')])).toBe('not given')
    await pool.end()
  })

  it('is taken away when it was given already, and nobody comes back for it', async () => {
    const pool = openPool({ databaseUrl: clone.url, max: 1, onError: () => undefined })
    const listener = oneListener({ connect: () => pool.connect(), query: pool.query.bind(pool) })
    const ended = vi.fn<() => void>()
    const client = await listener.pool.connect()
    client.on('end', ended)
    listener.close()
    await pool.end()
    expect(ended).not.toHaveBeenCalled()
  })

  it('stays with the adapter once it listens', async () => {
    const pool = openPool({ databaseUrl: clone.url, max: 1, onError: () => undefined })
    const listener = oneListener({ connect: () => pool.connect(), query: pool.query.bind(pool) })
    const client = await listener.pool.connect()
    await client.query('listen "anything"')
    await listener.listening
    listener.close()
    expect(pool.idleCount).toBe(0)
    client.release()
    await pool.end()
  })
})
