import ipaddr from 'ipaddr.js'

/** Part of an address that is counted under: an IPv4 address whole, of IPv6 the first 64 bits. Whoever has one of them has them all. */
export function countedPart(address: string): string {
  const read = readAddress(address)
  return read instanceof ipaddr.IPv4 ? read.toString() : groupsOf(read, 4).join(':')
}

/** Network of an address, without the part that names one device: `203.0.113.*`, `2001:db8:85a3::*`. */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (read instanceof ipaddr.IPv4) return `${read.octets.slice(0, 3).join('.')}.*`
  return `${groupsOf(read, 3)
    .join(':')
    .replace(/(?:(?:^|:)0)+$/, '')}::*`
}

/** However it is written; an IPv4 address that is mapped into IPv6 is that IPv4 address. What is no address reads as `::`. */
function readAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(ipaddr.isValid(address) ? address : '::')
}

/** The first groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf({ parts }: ipaddr.IPv6, count: number): string[] {
  return parts.slice(0, count).map((group) => group.toString(16))
}
