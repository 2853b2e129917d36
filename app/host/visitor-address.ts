import type { IncomingMessage } from 'node:http'
import { type IsTrustedProxy, visitorAddress } from '#settings/trusted-proxies.ts'

const HEADER = 'x-forwarded-for'

/**
 * Leaves one address in X-Forwarded-For: the visitor's, by the word of trusted proxies only. Everything behind this may believe it,
 * whatever the visitor wrote there.
 */
export function settleVisitorAddress(request: IncomingMessage, isTrusted: IsTrustedProxy): void {
  const address = visitorAddress(request, isTrusted)
  const others = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && name.toLowerCase() !== HEADER ? [name, all[index + 1] ?? ''] : [],
  )
  delete request.headers[HEADER]
  request.rawHeaders = others
  if (address === undefined) return
  request.headers[HEADER] = address
  request.rawHeaders.push(HEADER, address)
}
