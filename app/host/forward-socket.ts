import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'

const proxy = createProxyServer({ changeOrigin: true })

/** Whether a request belongs to the real-time connection. */
export function isSocketRequest(request: IncomingMessage): boolean {
  return request.url?.startsWith('/socket.io/') ?? false
}

/**
 * Passes the real-time connection on to the API, so that the page speaks to one origin only. The portal's cookies stay here:
 * the API knows people by their ticket.
 */
export const forwardSocket = {
  async request(apiHost: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    delete request.headers.cookie
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
    delete request.headers.cookie
    socket.on('error', () => socket.destroy())
    proxyUpgrade(apiHost, request, socket, head, { changeOrigin: true }).catch(() => socket.destroy())
  },
}
