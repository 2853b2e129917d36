import { saoPauloDateOf } from '#domain/calendar.ts'
import { type AttendantLevelId, isAttendantLevelId } from '#domain/participants.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { type RequestActor, type RequestMove, transitionRequest } from '#domain/requests/transition.ts'
import { requestStatusNamed } from '../../names.ts'
import { conflict, forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, isServing, mayReadPerson } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { type Author, applyMove } from './apply-move.ts'
import { carryOutGranted } from './carry-out.ts'
import { definitionOf } from './kinds/all-kinds.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import { refusalOf } from './transition-refusal.ts'

export type MoveInput = { requestId: number; to: RequestStatusId; version: number; reason: string | null }

/**
 * Moves a request as the actor, holding its row: two people who try at once do not both succeed. Granting a kind that is carried out
 * at once does so in the same transaction, and the participant is told once, of the end.
 * @throws 404 not visible to the actor; 409 `versao-desatualizada`, `transicao-invalida`, or when it can't be carried out any more;
 * 403; 422 without a needed reason.
 */
export async function moveRequest(work: Work, actor: Actor, input: MoveInput): Promise<void> {
  const facts = await readRequestFacts(work.database, input.requestId, { lock: true })
  if (!facts || !mayReadPerson(actor, facts.person.id)) throw notFound('Esta solicitação não existe.')
  if (isServing(actor, facts.person.id)) {
    throw forbidden(
      'Em nome de outra pessoa não se cancela nem se decide uma solicitação. Só ela pode cancelar; para analisar, encerre antes o atendimento.',
    )
  }
  requireAllowed(facts, actor, input, work.now)
  const author: Author = { role: isAttendant(actor) ? 'attendant' : 'participant', personId: actor.personId }
  const step = { author, reason: input.reason }
  const moved = await applyMove(work, facts, input.to, step)
  const kind = definitionOf(facts.kind.id)
  if (input.to === RequestStatus.refused) {
    await kind?.refuse?.(work, { personId: facts.person.id, requestId: facts.request.id })
  }
  if (input.to === RequestStatus.granted && kind?.carriedOut === 'at-grant') {
    await carryOutGranted(work, moved, kind)
  } else {
    await announceMove(work, moved, input.to, step)
  }
}

function requireAllowed(
  facts: RequestFacts,
  actor: Actor,
  { to, version, reason }: MoveInput,
  now: Date,
): void {
  if (facts.request.version !== version) {
    throw conflict(
      'A solicitação mudou depois que você a abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  }
  if (!isAttendant(actor) && to === RequestStatus.inAnalysis) {
    throw conflict(
      'Para enviar a correção, abra a solicitação e corrija os dados no serviço, ou envie pela conversa com o atendimento.',
      'transicao-invalida',
    )
  }
  if (to === RequestStatus.returned && definitionOf(facts.kind.id)?.isReturnable === false) {
    throw conflict(
      'Este pedido não é devolvido. Indefira e diga o que corrigir; a pessoa envia de novo.',
      'transicao-invalida',
    )
  }
  const move = moveOf(facts, actor, now)
  const outcome = transitionRequest({ ...move, to, reason, corrections: reason === null ? [] : [reason] })
  if (!outcome.ok) {
    throw refusalOf(outcome.code, requestStatusNamed(move.from).nome, requestStatusNamed(to).nome)
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
    cancellableUntil: request.cancellableUntil,
  }
}

function requestActorOf(actor: Actor, request: { personId: number; analystId: number | null }): RequestActor {
  if (actor.level === null) return { kind: 'participant', isOwner: request.personId === actor.personId }
  const level: AttendantLevelId = actor.level
  return { kind: 'attendant', level, isAnalyst: request.analystId === actor.personId }
}
