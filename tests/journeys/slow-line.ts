import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A line to the portal over which a page comes in pieces. */
export type SlowLine = { url: string; close: () => void }

const PIECE_BYTES = 1024
const PAUSE_MS = 40

/** Stands before the portal under a port of its own. Documents come in pieces, so that each can be painted before the next; files do not. */
export async function slowLine(portalUrl: string): Promise<SlowLine> {
  const { hostname } = new URL(portalUrl)
  const server = createServer((request, response) => void handOn(request.url ?? '/', response))
  async function handOn(path: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(new URL(path, portalUrl), { headers: { accept: 'text/html,*/*' } })
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      headers.delete(name)
    response.writeHead(answer.status, Object.fromEntries(headers))
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const size = isPage ? PIECE_BYTES : body.length || 1
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size))
      if (isPage) await wait(PAUSE_MS)
    }
    response.end()
  }
  await new Promise<void>((resolve) => {
    server.listen(0, hostname, resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://${hostname}:${port}`, close }
}
