import type { Server, ServerResponse } from 'node:http'
import { Server as ListeningServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/**
 * How long those who knock are let in at most, and how long a kept-alive connection that may have a request on its way is waited for
 * then, milliseconds.
 */
const GRACE_MS = 1000
const LOOK_MS = 10

/** A turn of the event loop this short left no time for anything to arrive unseen, milliseconds. */
const SHORT_TURN_MS = 2
const QUIET_TURNS = 5

/** How an HTTP server lets go of the people it serves. */
export type DrainableServer = {
  /**
   * Serves whoever is connected or knocks, each with the word that it was the last time, and lets nobody else in. Resolves, after three
   * seconds at most, when only connections that are being answered are left.
   */
  drain: () => Promise<void>
  /** Closes every connection over which nothing was asked that is not answered, once none can have a request on its way unread. */
  closeIdle: () => Promise<void>
}

/** Watches a server from before its first connection on. Both processes end by it: nothing that reached them goes unanswered. */
export function drainableServer(server: Server): DrainableServer {
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let accepted = 0
  let isDraining = false
  let isLettingIn = false
  const unheard: Socket[] = []

  server.on('connection', (socket: Socket) => {
    accepted += 1
    keepWhileOpen(connections, socket)
    // Not at once: the HTTP server has just begun to read it, which takes effect in the next tick.
    if (isLettingIn) process.nextTick(() => unheard.push(socket.pause()))
  })
  server.prependListener('request', (_, answer) => {
    if (isDraining) sayGoodbye(answer)
    keepWhileOpen(answers, answer)
  })

  /** Waits until several short turns in a row brought nobody: whoever knocked is in by then, and what was sent is read. */
  const quiet = async () => {
    const deadline = performance.now() + GRACE_MS
    for (let turns = 0; turns < QUIET_TURNS && performance.now() < deadline; ) {
      const before = { accepted, at: performance.now() }
      await nextTurn()
      const isQuiet = accepted === before.accepted && performance.now() - before.at < SHORT_TURN_MS
      turns = isQuiet ? turns + 1 : 0
    }
  }
  const closeIdle = async () => {
    await quiet()
    server.closeIdleConnections()
    // One that never said a word counts as busy with it.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }
  return {
    closeIdle,
    drain: async () => {
      isDraining = true
      for (const answer of answers) sayGoodbye(answer)
      // The system resets those who knocked and were not let in. One is let in each turn, so that they are heard only when all are in:
      // answering the first would keep the others out, and each who was answered would send the next.
      isLettingIn = true
      await quiet()
      // Not the HTTP server's own way to close, which cuts connections that seem idle while a request is on its way to them.
      ListeningServer.prototype.close.call(server)
      isLettingIn = false
      for (const socket of unheard) socket.resume()
      const deadline = performance.now() + GRACE_MS
      while (connections.size > 0 && performance.now() < deadline) await wait(LOOK_MS)
      await closeIdle()
    },
  }
}

/** Keeps an answer or a connection in a set until it is over. */
export function keepWhileOpen<Kept extends ServerResponse | Duplex>(open: Set<Kept>, one: Kept): void {
  open.add(one)
  one.on('close', () => open.delete(one))
}

function sayGoodbye(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
