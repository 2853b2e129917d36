import { setTimeout as wait } from 'node:timers/promises'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server, type Socket } from 'socket.io'
import { realtimeEvents } from '#contract/notificacoes.ts'
import type { Database } from '../database/client.ts'
import type { Realtime } from './realtime.ts'
import { type Admission, admit } from './socket-admission.ts'

/** Longest wait of a connection that has not said who it is, milliseconds. */
const ADMISSION_MS = 10_000

/** Nothing that a client says is long. */
const LARGEST_MESSAGE = 16_384

/** Patience with the adapter's first connection, milliseconds. */
const LISTENING_MS = 5000
const POLL_MS = 5

const ATTENDANTS_ROOM = 'atendentes'
const personRoom = (personId: number) => `pessoa:${personId}`
const sessionRoom = (sessionId: number) => `sessao:${sessionId}`

export type SocketServerOptions = {
  http: FastifyInstance
  database: Database
  /** Connections of the adapter alone: it keeps one open to listen. */
  pool: Pool
  clock: () => Date
  log: FastifyBaseLogger
  admissionMs?: number
}

export type SocketServer = Realtime & { close: () => Promise<void> }

/**
 * Real-time connections on the API's own HTTP server, at /socket.io. Other origins are not let in by CORS. A connection joins its
 * person's room only after `authenticate` (or a handshake `auth.token`) with a ticket or a session token.
 */
export async function openSocketServer(options: SocketServerOptions): Promise<SocketServer> {
  const { http, pool, log } = options
  const io = new Server(http.server, { maxHttpBufferSize: LARGEST_MESSAGE, serveClient: false })
  io.adapter(createAdapter(pool, { errorHandler: (error) => log.warn({ err: error }, 'real-time adapter') }))
  io.on('connection', (socket) => welcome(socket, options))
  await untilListening(io)
  return {
    notify: (personId, notification) => {
      io.to(personRoom(personId)).emit(realtimeEvents.newNotification, notification)
    },
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    close: async () => {
      io.local.disconnectSockets(true)
      io.engine.close()
      await io.of('/').adapter.close()
    },
  }
}

function welcome(
  socket: Socket,
  { database, clock, log, admissionMs = ADMISSION_MS }: SocketServerOptions,
): void {
  const patience = setTimeout(() => refuse(socket), admissionMs)
  let ending: NodeJS.Timeout | undefined
  const enter = async (given: unknown) => {
    const token = tokenOf(given)
    const now = clock()
    const admission = token === null ? null : await admit(database, token, now)
    if (!admission) return refuse(socket)
    clearTimeout(patience)
    clearTimeout(ending)
    ending = setTimeout(() => refuse(socket), admission.expiresAt.getTime() - now.getTime())
    await joinRooms(socket, admission)
    socket.emit(realtimeEvents.authenticated, { idPessoa: admission.personId })
  }
  const tryToEnter = (given: unknown) => {
    enter(given).catch((error: unknown) => {
      log.error({ err: error }, 'real-time admission failed')
      refuse(socket)
    })
  }
  socket.on(realtimeEvents.authenticate, tryToEnter)
  socket.on('disconnect', () => {
    clearTimeout(patience)
    clearTimeout(ending)
  })
  const { token } = socket.handshake.auth as { token?: unknown }
  if (token !== undefined) tryToEnter(token)
}

/**
 * The adapter takes its listening connection in the background and says nothing when it has it; closed before that, it would keep the
 * connection, and the pool could never end. Gives up after a while: the adapter goes on trying by itself.
 */
async function untilListening(io: Server): Promise<void> {
  const adapter = io.of('/').adapter as unknown as { client?: { client?: unknown } }
  for (let waited = 0; adapter.client?.client === undefined && waited < LISTENING_MS; waited += POLL_MS) {
    await wait(POLL_MS)
  }
}

async function joinRooms(socket: Socket, admission: Admission): Promise<void> {
  for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room)
  await socket.join([personRoom(admission.personId), sessionRoom(admission.sessionId)])
  if (admission.isAttendant) await socket.join(ATTENDANTS_ROOM)
}

function refuse(socket: Socket): void {
  socket.emit(realtimeEvents.refused, { detail: 'Entre de novo para receber avisos na hora.' })
  socket.disconnect(true)
}

/** Clients send the token alone or as `{ token }`. */
function tokenOf(given: unknown): string | null {
  if (typeof given === 'string') return given
  if (typeof given === 'object' && given !== null && 'token' in given && typeof given.token === 'string') {
    return given.token
  }
  return null
}
