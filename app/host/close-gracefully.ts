import type { Server } from 'node:http'
import type { Opening } from './opening.ts'

const LONGEST_WAIT_MS = 8000

/** Ends the server on SIGTERM, SIGINT or when the supervising process is gone; requests in flight are answered first, if they can be yet. */
export function closeGracefully(server: Server, opening: Opening): void {
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    if (!opening.isOpen) process.exit(0)
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), LONGEST_WAIT_MS).unref()
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.on('disconnect', close)
}
