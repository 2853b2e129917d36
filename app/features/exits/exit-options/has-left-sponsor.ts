import type { VisibleSession } from '#app/session/visible-session.ts'
import { Situation } from '#domain/participants.ts'

/** Whether the person on screen left the sponsor and is to choose what becomes of the plan. */
export function hasLeftSponsor({ planLink }: Pick<VisibleSession, 'planLink'>): boolean {
  return planLink?.situacao.id === Situation.disconnected
}
