import type { CallAccess } from '#contract/define-call.ts'
import type { Actor } from './actor.ts'
import { requireLevel } from './permissions.ts'

/** @throws 403 when this kind of person may not make the call at all. What it may be about is asked by `refusalOfNeed`. */
export function requireCallAccess(access: CallAccess, actor: Actor): void {
  if (access.kind === 'attendant') requireLevel(actor, access.minimumLevel)
}
