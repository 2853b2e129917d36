import type { CallAccess } from '#contract/define-call.ts'
import { forbidden } from '../problem.ts'
import type { Actor } from './actor.ts'
import { isAttendant, NOT_SERVING, requireLevel } from './permissions.ts'

/** @throws 403 when this kind of person may not make the call at all. Whose data it touches is asked again inside the call. */
export function requireCallAccess(access: CallAccess, actor: Actor): void {
  if (access.kind === 'attendant') requireLevel(actor, access.minimumLevel)
  if (access.kind !== 'participant' || !isAttendant(actor)) return
  if (!access.throughServiceDesk) {
    throw forbidden('Só a própria pessoa pode fazer isto. O atendimento não age em nome dela.')
  }
  if (!actor.serving) throw forbidden(NOT_SERVING)
}
