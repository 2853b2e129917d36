import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Server } from 'socket.io'

/** How long who is told that a connection ends has to end it too; the line is cut then. Milliseconds. */
const ENDING_MS = 2000

/** A connection below socket.io's, whatever its transport. */
export type EngineConnection = {
  request: IncomingMessage | null
  close: (discard?: boolean) => void
  once: (event: 'close', listener: () => void) => void
}

type Engine = {
  opts: { wsEngine: new (options: object) => object }
  on: (event: 'connection', listener: (connection: EngineConnection) => void) => void
}

/**
 * Holds no line of who says nothing. By themselves the libraries wait 45 s for a connection to be opened to the end, 30 s for the answer to
 * its end, and for ever for the end of a line that asked for an upgrade elsewhere. Before the server listens.
 */
export function endSilentConnections(io: Server, http: HttpServer, openingMs: number): void {
  const engine = io.engine as unknown as Engine
  const { wsEngine: WebSockets } = engine.opts
  engine.opts.wsEngine = class extends WebSockets {
    constructor(options: object) {
      super({ ...options, closeTimeout: ENDING_MS })
    }
  }
  /** Connections that are not opened to the end. */
  const opening = new Map<unknown, NodeJS.Timeout>()
  const forget = (connection: unknown) => {
    clearTimeout(opening.get(connection))
    opening.delete(connection)
  }
  engine.on('connection', (connection) => {
    opening.set(
      connection,
      setTimeout(() => connection.close(true), openingMs),
    )
    connection.once('close', () => forget(connection))
  })
  io.on('connection', ({ conn }) => forget(conn))
  http.on('upgrade', (request: IncomingMessage, line: Duplex) => {
    if (!request.url?.startsWith(`${io.path()}/`)) line.destroy()
  })
}
