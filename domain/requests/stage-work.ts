import type { AttendantLevelId } from '#domain/participants.ts'
import { RequestStatus, type RequestStatusId } from './request-status.ts'
import { involvementCode, type RequestActor, type TransitionCode } from './transition.ts'

export interface StageWork {
  status: RequestStatusId
  actor: RequestActor
  /** Lowest attendant level that works on the current stage. */
  stageLevel: AttendantLevelId
}

export interface StageAdvance extends StageWork {
  /** Whether the current stage is the last one, from which a request is granted. */
  isLast: boolean
  /** Whether every item of the current stage's checklist was looked at. */
  isChecked: boolean
}

export type StageCode =
  | Extract<
      TransitionCode,
      | 'wrong-actor'
      | 'own-request'
      | 'filed-by-actor'
      | 'contacts-changed-by-actor'
      | 'level-too-low'
      | 'checklist-open'
    >
  | 'not-in-analysis'
  | 'last-stage'

export type StageOutcome = { ok: true } | { ok: false; code: StageCode }

/** Whether somebody may work on a request's current stage: tick its checklist. The first thing in their way otherwise. */
export function workOnStage({ status, actor, stageLevel }: StageWork): StageOutcome {
  if (status !== RequestStatus.inAnalysis) return { ok: false, code: 'not-in-analysis' }
  if (actor.kind !== 'attendant') return { ok: false, code: 'wrong-actor' }
  const involved = involvementCode(actor)
  if (involved) return { ok: false, code: involved }
  return actor.level < stageLevel ? { ok: false, code: 'level-too-low' } : { ok: true }
}

/** Whether somebody may send a request on to its next stage. From the last one it is granted instead. */
export function advanceStage({ isLast, isChecked, ...work }: StageAdvance): StageOutcome {
  const outcome = workOnStage(work)
  if (!outcome.ok) return outcome
  if (isLast) return { ok: false, code: 'last-stage' }
  return isChecked ? { ok: true } : { ok: false, code: 'checklist-open' }
}
