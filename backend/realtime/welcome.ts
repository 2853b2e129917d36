import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { realtimeEvents } from '#contract/messages/notifications.ts'
import type { Database } from '../database/client.ts'
import { liveUntil } from '../security/live-session.ts'
import { ATTENDANTS_ROOM, personRoom, sessionRoom } from './rooms.ts'
import { type Admission, admit } from './socket-admission.ts'

const NOT_KNOWN = 'Entre de novo para receber avisos na hora.'
const TOO_MANY = 'Há muitas páginas do portal abertas. Feche algumas para receber avisos na hora nesta.'

/** How long a refusal that waits to be fetched, by polling, does. Milliseconds. */
const FETCHING_MS = 2000

type WelcomeOptions = {
  database: Database
  clock: () => Date
  sessionIdleSeconds: number | null
  log: FastifyBaseLogger
  /** How long a connection may say nothing of who it is, milliseconds. */
  admissionMs: number
  /** Takes one of the places of a person, instead of the one that the connection had; false where there is none. */
  takePlace: (personId: number) => boolean
}

/** Lets a connection in once it says whose it is, again and again, and for as long as that session lives. */
export function welcome(
  socket: Socket,
  { database, clock, sessionIdleSeconds: idleSeconds, log, admissionMs, takePlace }: WelcomeOptions,
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
    if (!takePlace(admission.personId)) return refuse(socket, TOO_MANY)
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

/** Whoever does not fetch the refusal in time goes without. */
function refuse(socket: Socket, detail = NOT_KNOWN): void {
  const { conn } = socket
  socket.emit(realtimeEvents.refused, { detail })
  socket.disconnect(true)
  const patience = setTimeout(() => conn.close(true), FETCHING_MS)
  conn.once('close', () => clearTimeout(patience))
}

/** Clients send the token alone or as `{ token }`. */
function tokenOf(given: unknown): string | null {
  if (typeof given === 'string') return given
  if (typeof given === 'object' && given !== null && 'token' in given && typeof given.token === 'string') {
    return given.token
  }
  return null
}
