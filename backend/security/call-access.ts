import type { CallAccess } from '#contract/define-call.ts'
import { forbidden } from '../problem.ts'
import type { Actor } from './actor.ts'
import { isAttendant, requireLevel } from './permissions.ts'

/** @throws 403 when this kind of person may not make the call at all. Whose data it touches is asked again inside the call. */
export function requireCallAccess(access: CallAccess, actor: Actor): void {
  if (access.kind === 'attendant') requireLevel(actor, access.minimumLevel)
  if (access.kind === 'participant' && isAttendant(actor)) {
    throw forbidden('Esta função é do participante. O atendimento não age em nome dele.')
  }
}
