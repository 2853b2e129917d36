import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'
import { publicOrigin } from '#app/session/public-origin.ts'
import { isOwnOrigin } from '#settings/own-origin.ts'
import { hangUpOnUnreadBody, refuseLargeBody } from './body-limit.ts'

const proxy = createProxyServer({ changeOrigin: true })

/** How long the API may take to let a connection in, and how long what it said last may take to arrive once it ended it, milliseconds. */
const OPENING_MS = 10_000
const ENDING_MS = 1000

/** Whether a request belongs to the real-time connection. */
export function isSocketRequest(request: IncomingMessage): boolean {
  return request.url?.startsWith('/socket.io/') ?? false
}

/**
 * Passes the real-time connection of our own pages on to the API, so that the page speaks to one origin only; 403 for a page of
 * somebody else. The portal's cookies stay here: the API knows people by their ticket. So does the origin, which the API would take
 * for a foreign one.
 */
export const forwardSocket = {
  async request(apiHost: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff')
    if (!isOurs(request)) {
      response.writeHead(403, { connection: 'close' })
      response.end()
      return
    }
    if (refuseLargeBody(request, response)) return
    hangUpOnUnreadBody(request, response)
    keepBack(request)
    try {
      await proxy.web(request, response, { target: apiHost })
    } catch {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    }
  },

  upgrade(apiHost: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isSocketRequest(request) || !(socket instanceof Socket)) {
      socket.destroy()
      return
    }
    socket.on('error', () => socket.destroy())
    if (!isOurs(request)) {
      const refusal = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
      socket.end(refusal, () => socket.destroy())
      return
    }
    keepBack(request)
    // The visitor's address is settled, and another beside it would be taken for it.
    const options = { changeOrigin: true, xfwd: false, upgradeTimeout: OPENING_MS }
    proxyUpgrade(apiHost, request, socket, head, options).then(
      (upstream) => endWith(socket, upstream),
      () => socket.destroy(),
    )
  },
}

/** A browser that never ends its side would hold the connection for ever after the API has left it. */
function endWith(socket: Socket, upstream: Duplex): void {
  upstream.once('close', () => setTimeout(() => socket.destroy(), ENDING_MS).unref())
}

function isOurs({ headers }: IncomingMessage): boolean {
  return isOwnOrigin(headers, publicOrigin())
}

function keepBack({ headers }: IncomingMessage): void {
  delete headers.cookie
  delete headers.origin
}
