import { BlockList, isIP } from 'node:net'

/** The proxies whose word about the visitor's address counts. `address` null or no address: not one of them. */
export type IsTrustedProxy = (address: string | undefined) => boolean

/** Whether a text names proxies: `loopback`, an address, or a network such as `10.0.0.0/8`. */
export function namesProxy(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (text === 'loopback') return true
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Turns the names of proxies, each of which {@link namesProxy} accepts, into the question whether an address is one of them. */
export function trustedProxies(names: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList()
  for (const name of names.flatMap((each) => (each === 'loopback' ? ['127.0.0.0/8', '::1'] : [each]))) {
    const [address = '', prefix] = name.split('/')
    if (prefix === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(address ?? '') > 0 && trusted.check(address ?? '', familyOf(address ?? ''))
}

/**
 * The visitor's address: of the addresses that the request came through, from us outwards, the first that is no trusted proxy. What
 * stands left of it was written by whoever it is and counts for nothing.
 */
export function visitorAddress(
  { remoteAddress, forwardedFor }: { remoteAddress: string | undefined; forwardedFor: string | undefined },
  isTrusted: IsTrustedProxy,
): string | undefined {
  let nearest = remoteAddress
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  for (const hop of hops.toReversed()) {
    if (!isTrusted(nearest) || isIP(hop) === 0) return nearest
    nearest = hop
  }
  return nearest
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
