import type { OpenRequest } from '../../database/queries/link-requests.ts'
import { requestStatusNamed } from '../../names.ts'

/** A request that is not decided yet, by the names of the wire. */
export function openRequestOnWire({ id, protocol, status }: OpenRequest) {
  return { id, protocolo: protocol, status: requestStatusNamed(status) }
}
