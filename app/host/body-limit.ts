import type { IncomingMessage, ServerResponse } from 'node:http'

/** The largest file that the portal takes, and what is sent around it. */
export const LARGEST_BODY_BYTES = 12 * 1024 * 1024

/** Who is refused while sending goes on sending for a while: hung up on at once, they might never read why. */
const PARTING_MS = 2000

const REFUSAL = 'O que você enviou é grande demais. Envie um arquivo menor.'

/** Answers 413 to a body that is announced as too large, and hangs up. @returns whether it did */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY_BYTES) return false
  response.writeHead(413, {
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(REFUSAL),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.write(REFUSAL)
  const hangUp = () => response.end()
  const parting = setTimeout(hangUp, PARTING_MS)
  request.once('end', hangUp)
  response.once('close', () => clearTimeout(parting))
  request.resume()
  return true
}

/** Closes a connection answered before its body was read: the rest of the body would be taken for a request. */
export function hangUpOnUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return
  const { shouldKeepAlive } = response
  response.shouldKeepAlive = false
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive
  })
}
