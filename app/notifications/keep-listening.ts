import { problemOf } from '#app/api/problem.ts'
import { realtimeEvents } from '#contract/messages/notifications.ts'

/** The part of a socket.io connection used here. */
export type Connection = {
  on: (event: string, listener: (payload: unknown) => void) => unknown
  emit: (event: string, payload: string) => unknown
  connect: () => unknown
  disconnect: () => unknown
}

export type Listening = {
  /** Draws a ticket for one connection. */
  ticket: () => Promise<{ token: string }>
  onNotification: (payload: unknown) => void
  /** Some were read in another page, or wait for nobody any more. */
  onRead: (payload: unknown) => void
  /** The server listens from now on, for the first time or again: what was sent before, since the page was read or the line broke, was missed. */
  onListening: (isAgain: boolean) => void
  /** The server listens from now on, or the line is gone. */
  onLine: (isOpen: boolean) => void
}

/** socket.io's word for a connection that the server ended, as when it restarts; it never comes back from that by itself. */
const DISMISSED = 'io server disconnect'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * Keeps a connection listening. socket.io comes back by itself after a broken line, but not after a connection that had no ticket,
 * that was refused or that the server ended: this waits (1 s, doubling up to a minute) and connects again. An ended session ends it.
 * @returns how to stop
 */
export function keepListening(
  socket: Connection,
  { ticket, onNotification, onRead, onListening, onLine }: Listening,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let wasListening = false
  let isStopped = false

  const tryLater = () => {
    socket.disconnect()
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const introduce = async () => {
    try {
      const { token } = await ticket()
      if (!isStopped) socket.emit(realtimeEvents.authenticate, token)
    } catch (error) {
      if (problemOf(error).kind === 'unauthenticated') socket.disconnect()
      else tryLater()
    }
  }
  socket.on('connect', () => void introduce())
  socket.on(realtimeEvents.authenticated, () => {
    wait = FIRST_WAIT_MS
    onLine(true)
    onListening(wasListening)
    wasListening = true
  })
  socket.on(realtimeEvents.refused, tryLater)
  socket.on('connect_error', () => onLine(false))
  socket.on('disconnect', (reason) => {
    onLine(false)
    if (reason === DISMISSED) tryLater()
  })
  socket.on(realtimeEvents.newNotification, onNotification)
  socket.on(realtimeEvents.notificationsRead, onRead)
  return () => {
    isStopped = true
    clearTimeout(timer)
    socket.disconnect()
  }
}
