import { forbidden } from '../problem.ts'
import type { Actor } from './actor.ts'

/** For what belongs to the person and to nobody who acts for them: sessions, passwords, their own copy of everything. @throws 403 */
export function requireSelf(actor: Actor, personId: number): void {
  if (actor.personId !== personId) throw forbidden('Só a própria pessoa pode fazer isto.')
}
