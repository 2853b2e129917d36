import { saoPauloDateOf } from '#domain/calendar.ts'
import { type AttendantLevelId, isAttendantLevelId } from '#domain/participants.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { type RequestActor, type RequestMove, transitionRequest } from '#domain/requests/transition.ts'
import { CONTRIBUTION_CHANGE_KIND } from '../../database/reference-data.ts'
import { requestStatusNamed } from '../../names.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, mayReadPerson } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { type Author, applyMove } from './apply-move.ts'
import { executeContributionChange } from './execute-contribution-change.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import { refusalOf } from './transition-refusal.ts'

export type MoveInput = { requestId: number; to: RequestStatusId; version: number; reason: string | null }

/**
 * Moves a request as the actor, holding its row: two people who try at once do not both succeed. A granted change of contribution is
 * carried out in the same transaction.
 * @throws 404 not visible to the actor; 409 `versao-desatualizada` or `transicao-invalida`; 403; 422 without a needed reason.
 */
export async function moveRequest(work: Work, actor: Actor, input: MoveInput): Promise<void> {
  const facts = await readRequestFacts(work.database, input.requestId, { lock: true })
  if (!facts || !mayReadPerson(actor, facts.person.id)) throw notFound('Esta solicitação não existe.')
  if (facts.request.version !== input.version) {
    throw conflict(
      'A solicitação mudou depois que você a abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  }
  const from = facts.request.status as RequestStatusId
  if (!isAttendant(actor) && input.to === RequestStatus.inAnalysis) {
    throw conflict(
      'Para enviar a correção, abra a solicitação e corrija os dados no serviço.',
      'transicao-invalida',
    )
  }
  const outcome = transitionRequest({
    ...moveOf(facts, actor, work.now),
    to: input.to,
    reason: input.reason,
    corrections: input.reason === null ? [] : [input.reason],
  })
  if (!outcome.ok)
    throw refusalOf(outcome.code, requestStatusNamed(from).nome, requestStatusNamed(input.to).nome)
  const author: Author = { role: isAttendant(actor) ? 'attendant' : 'participant', personId: actor.personId }
  const moved = await applyMove(work, facts, input.to, { author, reason: input.reason })
  if (input.to === RequestStatus.granted && moved.kind.id === CONTRIBUTION_CHANGE_KIND) {
    await executeContributionChange(work, moved)
    await applyMove(work, moved, RequestStatus.completed, { author: { role: 'system' }, reason: null })
  }
}

/** The workflow's view of a request and of who wants to move it. */
export function moveOf({ request, kind }: RequestFacts, actor: Actor, now: Date): RequestMove {
  return {
    from: request.status as RequestStatusId,
    actor: requestActorOf(actor, request),
    today: saoPauloDateOf(now),
    stageLevel: isAttendantLevelId(kind.decisionLevel) ? kind.decisionLevel : 3,
    isPayment: kind.isPayment,
    returnedOn: request.pausedSince,
  }
}

function requestActorOf(actor: Actor, request: { personId: number; analystId: number | null }): RequestActor {
  if (actor.level === null) return { kind: 'participant', isOwner: request.personId === actor.personId }
  const level: AttendantLevelId = actor.level
  return { kind: 'attendant', level, isAnalyst: request.analystId === actor.personId }
}
