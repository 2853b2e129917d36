import * as v from 'valibot'
import { id } from '../formats.ts'

/** Of so many devices a browser keeps what makes it known, and sends it along: several people may share one. */
export const MAX_KNOWN_DEVICES = 5

const refused = 'Os aparelhos conhecidos não estão no formato esperado.'

/**
 * Secrets that a browser was given as a known device of people who signed in with it, to be sent along with whatever is counted by CPF. That of
 * somebody else, of an ended device, or made up, counts as none and is answered alike.
 */
export const knownDeviceTokens = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(refused), v.maxLength(100, refused)), refused),
    v.maxLength(MAX_KNOWN_DEVICES, refused),
  ),
)

/**
 * The secret that makes the browser a known device of a person for 180 days, from the answer on: strangers who use up the limits of their CPF don't
 * keep them out there. It opens nothing by itself, takes the place of the one that was sent along, and ends with a new password and
 * with the sessions that its person ends.
 */
export const knownDevice = v.object({ idPessoa: id, token: v.string() })
export type KnownDevice = v.InferOutput<typeof knownDevice>
