import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { drainableServer, keepWhileOpen } from '#settings/drainable-server.ts'
import { isSocketRequest } from './forward-socket.ts'
import type { Opening } from './opening.ts'

/** How often those are sent away who came, or fell silent, after the others, milliseconds. */
const AGAIN_MS = 1000
/** A little longer than the API may take to answer a write. */
const LONGEST_WAIT_MS = 16_000

/**
 * Ends the process on SIGTERM, SIGINT or when the supervising process is gone. Whoever is connected or knocks is answered once more, with
 * the word that it was the last time. What waits for news is sent away at once, and comes again by itself.
 */
export function closeGracefully(server: Server, opening: Opening): void {
  const drained = drainableServer(server)
  const polling = new Set<ServerResponse>()
  const realtime = new Set<Duplex>()
  let isClosing = false

  server.prependListener('request', (request, answer) => {
    if (isSocketRequest(request)) keepWhileOpen(polling, answer)
  })
  server.on('upgrade', (_, socket) => keepWhileOpen(realtime, socket))

  const letGo = () => {
    for (const answer of polling) endPolling(answer)
    for (const socket of realtime) socket.end()
  }
  const close = () => {
    if (isClosing) return
    isClosing = true
    if (!opening.isOpen) process.exit(0)
    server.on('close', () => process.exit(0))
    letGo()
    setInterval(letGo, AGAIN_MS)
    void drained.drain().then(() => setInterval(drained.closeIdle, AGAIN_MS))
    setTimeout(() => process.exit(0), LONGEST_WAIT_MS)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.on('disconnect', close)
}

function endPolling(answer: ServerResponse): void {
  if (answer.headersSent) return
  answer.writeHead(503, { connection: 'close' })
  answer.end()
}
