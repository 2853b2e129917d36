import type { Actor } from '../../security/actor.ts'
import { roleTowards } from '../../security/permissions.ts'

/** Who reads a conversation: its owner, or somebody of the service desk in their own name, also while serving the owner. */
export type Viewer = { personId: number; role: 'participant' | 'attendant' }

export function viewerOf(actor: Actor, ownerId: number): Viewer {
  return { personId: actor.personId, role: roleTowards(actor, ownerId) }
}
