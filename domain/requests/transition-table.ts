import type { RequestStatusId } from './request-status.ts'
import { RequestStatus } from './request-status.ts'

type ActorKind = 'participant' | 'attendant' | 'system'

/** Requirement of a step on the actor or on the form; `transition.ts` says what each one means. */
export type Requirement =
  | 'owner'
  | 'cancellation-open'
  | 'holder'
  | 'stage-level'
  | 'four-eyes'
  | 'reason'
  | 'corrections'
  | 'answer-period-over'
  | 'nothing-to-settle'

export interface TransitionStep {
  from: RequestStatusId
  to: RequestStatusId
  actor: ActorKind
  requires: readonly Requirement[]
}

const {
  received,
  inAnalysis,
  returned,
  awaitingThirdParty,
  granted,
  refused,
  cancelled,
  completed,
  expired,
} = RequestStatus

/** Every step a request can take. What is not here is refused. */
export const transitionTable: readonly TransitionStep[] = [
  { from: received, to: inAnalysis, actor: 'attendant', requires: [] },
  // A declaration is carried out as it is filed; nobody decides it.
  { from: received, to: completed, actor: 'system', requires: [] },
  { from: received, to: cancelled, actor: 'participant', requires: ['owner', 'cancellation-open'] },
  { from: inAnalysis, to: cancelled, actor: 'participant', requires: ['owner', 'cancellation-open'] },
  { from: returned, to: cancelled, actor: 'participant', requires: ['owner', 'cancellation-open'] },
  { from: inAnalysis, to: returned, actor: 'attendant', requires: ['holder', 'reason', 'corrections'] },
  { from: returned, to: inAnalysis, actor: 'participant', requires: ['owner'] },
  // The correction came by another way than the service's form: a conversation, a letter, a call.
  { from: returned, to: inAnalysis, actor: 'attendant', requires: ['holder', 'reason'] },
  { from: returned, to: expired, actor: 'system', requires: ['answer-period-over'] },
  { from: inAnalysis, to: awaitingThirdParty, actor: 'attendant', requires: ['holder'] },
  { from: awaitingThirdParty, to: inAnalysis, actor: 'attendant', requires: ['holder'] },
  { from: inAnalysis, to: granted, actor: 'attendant', requires: ['stage-level', 'four-eyes'] },
  { from: inAnalysis, to: refused, actor: 'attendant', requires: ['stage-level', 'reason'] },
  // A grant with no effect of its own is carried out outside the portal, and completed by hand.
  { from: granted, to: completed, actor: 'attendant', requires: ['nothing-to-settle'] },
  { from: granted, to: completed, actor: 'system', requires: [] },
]
