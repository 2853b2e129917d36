import { saoPauloDateOf } from '#domain/calendar.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { RequestActor, RequestMove } from '#domain/requests/transition.ts'
import type { Actor } from '../../security/actor.ts'
import type { RequestFacts } from './request-facts.ts'
import { currentStage, isLastStage, uncheckedItems } from './request-stages.ts'

/** The workflow's view of a request and of who wants to move it. */
export function moveOf(facts: RequestFacts, actor: RequestActor, now: Date): RequestMove {
  const { request, stages, isSettling, isFrozen } = facts
  const stage = currentStage(stages)
  return {
    from: request.status as RequestStatusId,
    actor,
    today: saoPauloDateOf(now),
    stageLevel: stage.level,
    isPayment: request.isPayment,
    stage: { isLast: isLastStage(stages, stage), isChecked: uncheckedItems(stage).length === 0 },
    isSettling,
    isFrozen,
    returnedOn: request.pausedSince,
    cancellableUntil: request.cancellableUntil,
  }
}

/** Who somebody is in a request. Who works for the service desk is never its participant here, see {@link ownerOf}. */
export function requestActorOf(facts: RequestFacts, { personId, level }: Actor): RequestActor {
  const { request, stages, parties } = facts
  if (level === null) return { kind: 'participant', isOwner: request.personId === personId }
  const stage = currentStage(stages)
  const isFree =
    request.analystId === null && (request.status as RequestStatusId) === RequestStatus.inAnalysis
  return {
    kind: 'attendant',
    level: level satisfies AttendantLevelId,
    // A request that nobody has in a new stage is for everybody who may work on it.
    isAnalyst: request.analystId === personId || (isFree && level >= stage.level),
    involvement: involvementOf(facts, personId),
    hasTakenPart: parties.earlierWorkerIds.includes(personId),
  }
}

/** An attendant who looks at their own request is its participant, and may cancel it as any other; null for everybody else's. */
export function ownerOf({ request }: RequestFacts, { personId, level }: Actor): RequestActor | null {
  return level !== null && request.personId === personId ? { kind: 'participant', isOwner: true } : null
}

function involvementOf(
  { request, parties }: RequestFacts,
  personId: number,
): 'participant' | 'filer' | 'contact-changer' | null {
  if (request.personId === personId) return 'participant'
  if (parties.filerIds.includes(personId)) return 'filer'
  return parties.contactChangerIds.includes(personId) ? 'contact-changer' : null
}
