import { countedPart, networkOf } from './address.ts'
import { hashSecret } from './tokens.ts'

/**
 * Where an attempt comes from: what is counted under, the network around it, and the known device of its person that it is; null where
 * there is none.
 */
export type Place = { hash: string; network: Network | null; deviceId: number | null }

/** A network by the name that people are known in it by, and by what is counted under. */
type Network = { name: string; hash: string }

/** The place of an address. */
export function placeOfAddress(address: string): Place {
  const name = networkOf(address)
  return {
    hash: hashSecret(`address:${countedPart(address)}`),
    network: { name, hash: hashSecret(`network:${name}`) },
    deviceId: null,
  }
}

/** A session as a place: what is tried in it counts for it alone. */
export function placeOfSession(sessionId: number): Place {
  return { hash: hashSecret(`session:${sessionId}`), network: null, deviceId: null }
}

/** A known device as a place, wherever it is: what is tried with it counts for it alone. */
export function placeOfDevice(deviceId: number): Place {
  return { hash: hashSecret(`device:${deviceId}`), network: null, deviceId }
}
