import type { IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server } from 'socket.io'
import { conversationEvents } from '#contract/conversations/conversations.ts'
import { realtimeEvents } from '#contract/messages/notifications.ts'
import { caseEvents } from '#contract/requests/cases.ts'
import { isOwnOrigin } from '#settings/own-origin.ts'
import type { Database } from '../database/client.ts'
import { settledWithin } from '../settled-within.ts'
import { type CaseSocketOptions, followCases } from './case-sockets.ts'
import { type AtOnce, connectionLimits, MAX_AT_ONCE } from './connection-limits.ts'
import { eventsOfEntry, eventsOfMarks } from './conversation-events.ts'
import { type ConversationSocketOptions, followConversations } from './conversation-sockets.ts'
import { type AdapterPool, oneListener } from './one-listener.ts'
import { openPresenceBoard, type PresenceBoardOptions, type Shown } from './presence-board.ts'
import type { CaseBroadcast, Realtime } from './realtime.ts'
import {
  ATTENDANTS_ROOM,
  caseRoom,
  personRoom,
  presenceRoom,
  type RoomEvent,
  sessionRoom,
  watchersRoom,
} from './rooms.ts'
import { type EngineConnection, endSilentConnections } from './silent-connections.ts'
import { welcome } from './welcome.ts'

/** Longest wait of a connection that has not said who it is, milliseconds. */
const ADMISSION_MS = 10_000

/** Nothing that a client says is long. */
const LARGEST_MESSAGE = 16_384

/** Patience with the adapter's first connection, milliseconds. */
const LISTENING_MS = 5000

/** Message between nodes: each sends it to some of its own connections. */
const SAY = 'say'

/** Message between nodes for many people, each under a number of their own. */
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
  /** The visitor's address, as it is counted under. */
  addressOf: (request: IncomingMessage) => string
  /** The longest wait for a connection to be opened to the end, and then for it to say who it is. */
  admissionMs?: number
  atOnce?: AtOnce | undefined
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
 * pages' connections without their origin. Of one address, and of one person, so many are let in at once. A connection joins its
 * person's room only after `authenticate` (or a handshake `auth.token`) with a ticket or a session token.
 */
export async function openSocketServer(options: SocketServerOptions): Promise<SocketServer> {
  const { http, pool, log, addressOf, admissionMs = ADMISSION_MS, atOnce = MAX_AT_ONCE } = options
  const addresses = connectionLimits<string>(atOnce.ofAddress)
  const people = connectionLimits<number>(atOnce.ofPerson)
  const io = new Server(http.server, {
    maxHttpBufferSize: LARGEST_MESSAGE,
    ...options.heartbeat,
    serveClient: false,
    destroyUpgrade: false,
    allowRequest: (request, decide) =>
      decide(null, isOwnOrigin(request.headers) && !addresses.isFull(addressOf(request))),
  })
  endSilentConnections(io, http.server, admissionMs)
  // Ahead of Engine.IO's own listener, which answers what it refuses without any header of ours.
  http.server.prependListener('request', (request, response) => {
    if (request.url?.startsWith(`${io.path()}/`)) response.setHeader('x-content-type-options', 'nosniff')
  })
  const errorHandler = (error: Error) => log.warn({ err: error }, 'real-time adapter')
  const listener = oneListener(pool)
  // The adapter asks its pool for nothing else.
  io.adapter(createAdapter(listener.pool as Pool, { errorHandler }))
  io.engine.on('connection', (connection: EngineConnection) => {
    if (connection.request) connection.once('close', addresses.take(addressOf(connection.request)))
    // The request that opened a connection would be kept for as long as it is open.
    connection.request = null
  })
  const sayHere = ({ to, except, event, carried }: RoomEvent) => {
    io.local.to(to).except(except).emit(event, carried)
  }
  /** To this node's connections at once: the way through the database is for the other nodes. */
  const say = (saying: RoomEvent) => {
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
    let leavePlace = () => undefined as void
    /** The newest is refused: were the oldest closed, its page would come back and close the next. */
    const takePlace = (ofPerson: number): boolean => {
      leavePlace()
      if (!socket.connected || people.isFull(ofPerson)) return false
      leavePlace = people.take(ofPerson)
      return true
    }
    welcome(socket, { ...options, admissionMs, takePlace }, (admission) => {
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
      leavePlace()
      // There is no other namespace to be in: nobody stays connected to none.
      socket.conn.close()
    })
  })
  // Who is let in before hears nothing of other nodes. The adapter goes on trying by itself.
  await settledWithin(LISTENING_MS, listener.listening)
  return {
    notify: (personId, carried) =>
      say({ to: personRoom(personId), except: [], event: newNotification, carried }),
    notifyEach: (readers, carried) => {
      sayEachHere({ readers, carried })
      io.serverSideEmit(SAY_EACH, { readers, carried })
    },
    notifyAttendants: (carried, exceptPersonId) =>
      say({ to: ATTENDANTS_ROOM, except: [personRoom(exceptPersonId)], event: newNotification, carried }),
    broadcastRead: (personId, ids) =>
      say({ to: personRoom(personId), except: [], event: notificationsRead, carried: { ids } }),
    broadcastReadToAttendants: (ids) =>
      say({ to: ATTENDANTS_ROOM, except: [], event: notificationsRead, carried: { ids } }),
    broadcastEntry: (told) => {
      // Whoever shows the conversation hears of the coming and going of who attends to it now.
      if (told.attendantId !== undefined)
        io.in(watchersRoom(told.conversationId)).socketsJoin(presenceRoom(told.attendantId))
      for (const saying of eventsOfEntry(told)) say(saying)
    },
    broadcastMarks: (told) => {
      for (const saying of eventsOfMarks(told)) say(saying)
    },
    broadcastCase: (told) => say(sayingOfCase(told)),
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

function sayingOfCase({ requestId, cause, by }: CaseBroadcast): RoomEvent {
  const carried = { idRequisicao: requestId, causa: cause, por: by }
  return { to: caseRoom(requestId), except: [], event: caseEvents.caseChanged, carried }
}
