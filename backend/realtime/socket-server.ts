import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server, type Socket } from 'socket.io'
import { caseEvents } from '#contract/cases.ts'
import { conversationEvents } from '#contract/conversations.ts'
import { realtimeEvents } from '#contract/notifications.ts'
import { isOwnOrigin } from '#settings/own-origin.ts'
import { atMost } from '../at-most.ts'
import type { Database } from '../database/client.ts'
import { liveUntil } from '../security/live-session.ts'
import { type CaseSocketOptions, followCases } from './case-sockets.ts'
import { sayingsOfEntry, sayingsOfMarks } from './conversation-sayings.ts'
import { type ConversationSocketOptions, followConversations } from './conversation-sockets.ts'
import { type AdapterPool, oneListener } from './one-listener.ts'
import { openPresenceBoard, type PresenceBoardOptions, type Shown } from './presence-board.ts'
import type { CaseTold, Realtime } from './realtime.ts'
import {
  ATTENDANTS_ROOM,
  caseRoom,
  personRoom,
  presenceRoom,
  type Saying,
  sessionRoom,
  watchersRoom,
} from './rooms.ts'
import { type Admission, admit } from './socket-admission.ts'

/** Longest wait of a connection that has not said who it is, milliseconds. */
const ADMISSION_MS = 10_000

/** Nothing that a client says is long. */
const LARGEST_MESSAGE = 16_384

/** Patience with the adapter's first connection, milliseconds. */
const LISTENING_MS = 5000

/** What one node asks the others to say to some of their own connections. */
const SAY = 'say'

/** What one node asks the others to say to many people, each under a number of their own. */
const SAY_EACH = 'say-each'

type SayingEach = { readers: readonly (readonly [number, number])[]; carried: object }

const { newNotification, notificationsRead } = realtimeEvents

export type SocketServerOptions = {
  http: FastifyInstance
  database: Database
  /** Connections of the adapter alone: it keeps one open to listen. */
  pool: AdapterPool
  clock: () => Date
  /** After so long without use a session is over, and its connections with it; null: only its hour ends it. */
  sessionIdleSeconds: number | null
  log: FastifyBaseLogger
  admissionMs?: number
  /** How often a connection is asked whether it is there, and how long its answer may take, milliseconds; socket.io's own otherwise. */
  heartbeat?: { pingInterval: number; pingTimeout: number } | undefined
  /** How long somebody who left is still taken to be there, milliseconds. */
  presenceGraceMs?: number | undefined
  mayWatch: ConversationSocketOptions['mayWatch']
  mayWatchCase: CaseSocketOptions['mayWatchCase']
  /** The last page of this node that showed these requests to an attendant went. */
  onLeftCases: (personId: number, requestIds: readonly number[]) => void
  onUnwatched: PresenceBoardOptions['onUnwatched']
}

export type SocketServer = Realtime & { close: () => Promise<void> }

/**
 * Real-time connections on the API's own HTTP server, at /socket.io. A page of another origin is refused; the portal passes on its own
 * pages' connections without their origin. A connection joins its
 * person's room only after `authenticate` (or a handshake `auth.token`) with a ticket or a session token.
 */
export async function openSocketServer(options: SocketServerOptions): Promise<SocketServer> {
  const { http, pool, log } = options
  const io = new Server(http.server, {
    maxHttpBufferSize: LARGEST_MESSAGE,
    ...options.heartbeat,
    serveClient: false,
    allowRequest: ({ headers }, decide) => decide(null, isOwnOrigin(headers)),
  })
  const errorHandler = (error: Error) => log.warn({ err: error }, 'real-time adapter')
  const listener = oneListener(pool)
  // The adapter asks its pool for nothing else.
  io.adapter(createAdapter(listener.pool as Pool, { errorHandler }))
  // The request that opened a connection would be kept for as long as it is open.
  io.engine.on('connection', (connection: { request: unknown }) => {
    connection.request = null
  })
  const sayHere = ({ to, except, event, carried }: Saying) => {
    io.local.to(to).except(except).emit(event, carried)
  }
  /** To this node's connections at once: the way through the database is for the other nodes. */
  const say = (saying: Saying) => {
    sayHere(saying)
    io.serverSideEmit(SAY, saying)
  }
  io.on(SAY, sayHere)
  const sayEachHere = ({ readers, carried }: SayingEach) => {
    const { rooms } = io.of('/').adapter
    for (const [personId, id] of readers) {
      const to = personRoom(personId)
      if (rooms.has(to)) io.local.to(to).emit(newNotification, { ...carried, id })
    }
  }
  io.on(SAY_EACH, sayEachHere)
  const onError = (error: unknown) => log.error({ err: error }, 'real-time presence')
  const board = openPresenceBoard({
    database: options.database,
    clock: options.clock,
    graceMs: options.presenceGraceMs,
    onUnwatched: options.onUnwatched,
    onChange: (personId, presente) => {
      const carried = { idPessoa: personId, presente }
      say({ to: presenceRoom(personId), except: [], event: conversationEvents.presence, carried })
    },
    onRequests: (personId, requestIds, isThere) => {
      if (!isThere) options.onLeftCases(personId, requestIds)
      for (const requestId of requestIds) say(sayingOfCase({ requestId, cause: 'presenca', by: null }))
    },
    onError,
  })
  io.on('connection', (socket) => {
    let personId: number | null = null
    let shown: Shown = { conversations: [], requests: [] }
    const sayShown = () => {
      if (personId !== null && socket.connected) board.set(socket.id, personId, shown)
    }
    const conversation = followConversations(socket, {
      mayWatch: options.mayWatch,
      say,
      onWatching: (ids) => {
        shown = { ...shown, conversations: ids }
        sayShown()
      },
      onError,
    })
    const cases = followCases(socket, {
      mayWatchCase: options.mayWatchCase,
      onOpen: (ids) => {
        shown = { ...shown, requests: ids }
        sayShown()
      },
      onError,
    })
    const leave = () => {
      if (personId !== null) board.remove(socket.id, personId)
    }
    welcome(socket, options, (admission) => {
      if (!socket.connected) return
      if (personId !== admission.personId) leave()
      personId = admission.personId
      conversation.admit(admission)
      cases.admit(admission)
      shown = { conversations: [], requests: [] }
      sayShown()
    })
    socket.on('disconnect', () => {
      leave()
      // There is no other namespace to be in: nobody stays connected to none.
      socket.conn.close()
    })
  })
  // Who is let in before hears nothing of other nodes. The adapter goes on trying by itself.
  await atMost(LISTENING_MS, listener.listening)
  return {
    notify: (personId, carried) =>
      say({ to: personRoom(personId), except: [], event: newNotification, carried }),
    notifyEach: (readers, carried) => {
      sayEachHere({ readers, carried })
      io.serverSideEmit(SAY_EACH, { readers, carried })
    },
    notifyAttendants: (carried, exceptPersonId) =>
      say({ to: ATTENDANTS_ROOM, except: [personRoom(exceptPersonId)], event: newNotification, carried }),
    tellRead: (personId, ids) =>
      say({ to: personRoom(personId), except: [], event: notificationsRead, carried: { ids } }),
    tellAttendantsRead: (ids) =>
      say({ to: ATTENDANTS_ROOM, except: [], event: notificationsRead, carried: { ids } }),
    tellEntry: (told) => {
      // Whoever shows the conversation hears of the coming and going of who attends to it now.
      if (told.attendantId !== undefined)
        io.in(watchersRoom(told.conversationId)).socketsJoin(presenceRoom(told.attendantId))
      for (const saying of sayingsOfEntry(told)) say(saying)
    },
    tellMarks: (told) => {
      for (const saying of sayingsOfMarks(told)) say(saying)
    },
    tellCase: (told) => say(sayingOfCase(told)),
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    close: async () => {
      await board.close()
      io.local.disconnectSockets(true)
      io.engine.close()
      await io.of('/').adapter.close()
      listener.close()
    },
  }
}

function sayingOfCase({ requestId, cause, by }: CaseTold): Saying {
  const carried = { idRequisicao: requestId, causa: cause, por: by }
  return { to: caseRoom(requestId), except: [], event: caseEvents.caseChanged, carried }
}

function welcome(
  socket: Socket,
  { database, clock, sessionIdleSeconds: idleSeconds, log, admissionMs = ADMISSION_MS }: SocketServerOptions,
  onAdmitted: (admission: Admission) => void,
): void {
  const patience = setTimeout(() => refuse(socket), admissionMs)
  let ending: NodeJS.Timeout | undefined
  /** Lets the connection live as long as its session, which may be used meanwhile. @returns whether both still live */
  const followSession = async (sessionId: number): Promise<boolean> => {
    const now = clock()
    const until = await liveUntil(database, sessionId, { now, idleSeconds })
    clearTimeout(ending)
    if (until === null) refuse(socket)
    if (until === null || socket.disconnected) return false
    ending = setTimeout(() => attempt(followSession(sessionId)), until.getTime() - now.getTime())
    return true
  }
  const enter = async (given: unknown) => {
    const token = tokenOf(given)
    const admission = token === null ? null : await admit(database, token, { now: clock(), idleSeconds })
    if (!admission) return refuse(socket)
    clearTimeout(patience)
    // In its room before it is looked at: a session that ends from here on ends this connection as well.
    await leaveRooms(socket)
    await socket.join(sessionRoom(admission.sessionId))
    if (!(await followSession(admission.sessionId))) return
    await joinRooms(socket, admission)
    onAdmitted(admission)
    socket.emit(realtimeEvents.authenticated, { idPessoa: admission.personId })
  }
  const attempt = (admitting: Promise<unknown>) => {
    admitting.catch((error: unknown) => {
      log.error({ err: error }, 'real-time admission failed')
      refuse(socket)
    })
  }
  socket.on(realtimeEvents.authenticate, (given: unknown) => attempt(enter(given)))
  socket.on('disconnect', () => {
    clearTimeout(patience)
    clearTimeout(ending)
  })
  const { token } = socket.handshake.auth as { token?: unknown }
  if (token !== undefined) attempt(enter(token))
}

async function leaveRooms(socket: Socket): Promise<void> {
  for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room)
}

async function joinRooms(socket: Socket, admission: Admission): Promise<void> {
  await socket.join(personRoom(admission.personId))
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
