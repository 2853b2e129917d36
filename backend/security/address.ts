import ipaddr from 'ipaddr.js'

/** Part of an address that is counted under: an IPv4 address whole, of IPv6 the first 64 bits. Whoever has one of them has them all. */
export function countedPart(address: string): string {
  const read = readAddress(address)
  return read instanceof ipaddr.IPv4 ? read.toString() : networkPart(read, 64)
}

/** Network of an address, without the part that names one device: `203.0.113.*`, `2001:db8:85a3::*`. */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (read instanceof ipaddr.IPv4) return `${read.octets.slice(0, 3).join('.')}.*`
  return `${networkPart(read, 48)}*`
}

/** However it is written; an IPv4 address that is mapped into IPv6 is that IPv4 address. What is no address reads as `::`. */
function readAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(ipaddr.isValid(address) ? address : '::')
}

/** The first bits of an IPv6 address, the others zero, whatever link of a machine it names: `2001:db8:85a3::`. */
function networkPart({ parts }: ipaddr.IPv6, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(parts).toString()}/${bits}`).toString()
}
