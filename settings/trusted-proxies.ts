import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { all as addressesOf, compile } from '@fastify/proxy-addr'

/** The proxies whose word about the visitor's address counts. What is no address is none of them. */
export type IsTrustedProxy = ReturnType<typeof compile>

/** Names of networks that stand for themselves: those of this machine, of its own link, and the private ones. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a text names proxies: `loopback`, an address, or a network such as `10.0.0.0/8`; never everybody. */
export function namesProxy(text: string): boolean {
  // The library takes a shortened address too, as `10.0.0`.
  if (!NETWORKS.has(text) && isIP(text.split('/')[0] ?? '') === 0) return false
  try {
    compile(text)
    return true
  } catch {
    return false
  }
}

/** Turns the names of proxies, each of which {@link namesProxy} accepts, into the question whether an address is one of them. */
export function trustedProxies(names: readonly string[]): IsTrustedProxy {
  return compile([...names])
}

/**
 * The visitor's address: of the addresses that the request came through, from us outwards, the first that is no trusted proxy. What
 * stands left of it was written by whoever it is and counts for nothing. What a proxy wrote that is no address counts for nothing either:
 * then it is that proxy's. Undefined when the connection has ended.
 */
export function visitorAddress(request: IncomingMessage, isTrusted: IsTrustedProxy): string | undefined {
  return addressesOf(request, isTrusted).findLast((address) => isIP(address ?? '') > 0)
}
