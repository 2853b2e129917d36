import type { AttendantLevelId } from '../../participants.ts'
import { involvementCode, type RequestActor } from '../transition.ts'

/** Facts from which it follows whether somebody will be able to grant a request, whatever stage it is in now. */
export interface DecisionOutlook {
  actor: RequestActor
  /** Lowest attendant level of its last stage, from which it is granted. */
  lastLevel: AttendantLevelId
  /** Whether granting it pays or transfers money: who worked on it before its last stage does not approve it. */
  isPayment: boolean
}

export type OutlookCode =
  | 'own-request'
  | 'filed-by-actor'
  | 'contacts-changed-by-actor'
  | 'level-too-low'
  | 'four-eyes'

/** The first thing because of which somebody else has to grant a request, whatever is done until then; null: nothing. */
export function decisionOutlook({ actor, lastLevel, isPayment }: DecisionOutlook): OutlookCode | null {
  if (actor.kind !== 'attendant') return null
  const involved = involvementCode(actor)
  if (involved) return involved
  if (actor.level < lastLevel) return 'level-too-low'
  return isPayment && (actor.hasTakenPart ?? actor.isAnalyst) ? 'four-eyes' : null
}
