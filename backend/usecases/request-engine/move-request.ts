import { eq } from 'drizzle-orm'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { transitionRequest } from '#domain/requests/transition.ts'
import { type Correction, requests } from '../../database/schema/requests.ts'
import { requestStatusNamed } from '../../names.ts'
import { conflict, invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, roleTowards } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove, type Step } from './apply-move.ts'
import { requireNotFrozen } from './freeze-requests.ts'
import { grantRequest } from './grant-request.ts'
import { requestDeskIn } from './request-desk.ts'
import { lockedRequest, type RequestFacts } from './request-facts.ts'
import { type AnyRequestKind, requestKindsIn } from './request-kinds.ts'
import { moveOf, ownerOf, requestActorOf } from './request-move.ts'
import { currentStage } from './request-stages.ts'
import { requestedCorrections } from './requested-corrections.ts'
import { refusalOf } from './transition-refusal.ts'
import { advanceRequest, checkItems, claimStage, touchRequest } from './work-on-stage.ts'

export type MoveInput = {
  requestId: number
  to: RequestStatusId
  version: number
  reason: string | null
  /** Everything of the stage's checklist that is looked at by now; absent: as it was. */
  checkedItems?: readonly string[] | undefined
  /** Position of the next stage, to send it on; `to` is then the status that it is in. */
  stage?: number | undefined
  /** For a return; `note` per field or document. */
  corrections?: readonly { path: string; note: string | null }[] | undefined
}

/**
 * Moves a request as the actor, holding its link and its row: two people who try at once do not both succeed, and no two decisions about a
 * link see the same balance. Within its analysis it keeps what was looked at and sends it on to the next stage.
 * The call has asked whether the actor may decide about the person; what depends on where the request stands is asked here.
 * @throws 404 there is none; 409 `versao-desatualizada`, `transicao-invalida`, or when it can't be granted any more; 403; 422
 * without a needed reason, correction or tick.
 */
export async function moveRequest(work: Work, actor: Actor, input: MoveInput): Promise<void> {
  const seen = await lockedRequest(work, input.requestId)
  if (!seen) throw notFound('Esta solicitação não existe.')
  requireNotFrozen(seen)
  requireVersion(seen, input)
  await requireNotAtAColleague(work, actor, seen)
  await moveHeld(work, actor, seen, input)
  await endCaseWork(work, actor, seen)
}

async function moveHeld(work: Work, actor: Actor, seen: RequestFacts, input: MoveInput): Promise<void> {
  const { checkedItems, stage } = input
  const facts = checkedItems === undefined ? seen : await checkItems(work, seen, actor, checkedItems)
  if (stage !== undefined) {
    requireInAnalysis(input)
    return advanceRequest(work, facts, actor, stage)
  }
  if (checkedItems !== undefined && isWhereItIs(facts, input)) return touchRequest(work, facts, actor)
  if (isWhereItIs(facts, input) && facts.request.analystId === null) return claimStage(work, facts, actor)
  await takeStep(work, actor, facts, input)
}

async function takeStep(work: Work, actor: Actor, facts: RequestFacts, input: MoveInput): Promise<void> {
  const kind = requestKindsIn(work).byId(facts.kind.id)
  requireAllowed(facts, actor, input, { kind, now: work.now })
  const corrections = await correctionsOf(work, facts, kind, input)
  const role = roleTowards(actor, facts.person.id)
  const step: Step = { author: { role, personId: actor.personId }, reason: input.reason, corrections }
  // A declaration of the person has nothing to carry out: one that another system left open is completed there, and by hand here.
  const isBroughtAbout = kind !== null && kind.settlement.when !== 'at-filing'
  if (input.to === RequestStatus.granted && isBroughtAbout) return grantRequest(work, facts, kind, step)
  const moved = await applyMove(work, facts, input.to, step)
  if (input.to === RequestStatus.refused) {
    await kind?.refuse?.(work, { personId: facts.person.id, requestId: facts.request.id })
  }
  await announceMove(work, moved, input.to, step)
  const isNews = facts.request.status === RequestStatus.received && kind?.filedBy !== 'attendant'
  if (isNews)
    await requestDeskIn(work).notifyOfWaiting(work, {
      requestId: facts.request.id,
      personId: facts.person.id,
    })
}

/** A request that a colleague works on is moved by nobody else but its participant. */
async function requireNotAtAColleague(work: Work, actor: Actor, seen: RequestFacts): Promise<void> {
  if (isAttendant(actor) && ownerOf(seen, actor) === null)
    await requestDeskIn(work).requireNotHeldByAnother(work, actor, seen.request.id)
}

/** Whoever has it open hears of the step; who sent it away, on to a next stage or out of analysis, does not hold it any more. */
async function endCaseWork(work: Work, actor: Actor, { request: before }: RequestFacts): Promise<void> {
  const [after] = await work.database
    .select({ status: requests.status, analystId: requests.analystId })
    .from(requests)
    .where(eq(requests.id, before.id))
  const keeps = after?.status === RequestStatus.inAnalysis && after.analystId === actor.personId
  await requestDeskIn(work).moved(work, actor, { requestId: before.id, keeps })
}

function requireVersion({ request }: RequestFacts, { version }: MoveInput): void {
  if (request.version === version) return
  throw conflict(
    'A solicitação mudou depois que você a abriu. Atualize a página e tente de novo.',
    'versao-desatualizada',
  )
}

function requireInAnalysis({ to }: MoveInput): void {
  if (to === RequestStatus.inAnalysis) return
  throw invalid({ etapa: 'A etapa só muda enquanto a solicitação está em análise.' })
}

function isWhereItIs({ request }: RequestFacts, { to }: MoveInput): boolean {
  return to === RequestStatus.inAnalysis && request.status === to
}

function isOwnCancellation(facts: RequestFacts, actor: Actor, { to }: MoveInput): boolean {
  return to === RequestStatus.cancelled && ownerOf(facts, actor) !== null
}

async function correctionsOf(
  { database }: Work,
  facts: RequestFacts,
  kind: AnyRequestKind | null,
  { to, corrections = [] }: MoveInput,
): Promise<readonly Correction[]> {
  if (to === RequestStatus.returned) return requestedCorrections(database, facts, kind, corrections)
  if (corrections.length > 0) throw invalid({ correcoes: 'Correções só se pedem ao devolver a solicitação.' })
  return []
}

function requireAllowed(
  facts: RequestFacts,
  actor: Actor,
  input: MoveInput,
  { kind, now }: { kind: AnyRequestKind | null; now: Date },
): void {
  const { to, reason, corrections = [] } = input
  if (!isAttendant(actor) && to === RequestStatus.inAnalysis) {
    throw conflict(
      'Para enviar a correção, abra a solicitação e corrija os dados no serviço, ou envie pela conversa com o atendimento.',
      'transicao-invalida',
    )
  }
  if (to === RequestStatus.returned) requireReturnable(facts, kind)
  const mover = isOwnCancellation(facts, actor, input) ? ownerOf(facts, actor) : null
  const move = moveOf(facts, mover ?? requestActorOf(facts, actor), now)
  const named = [...corrections.map(({ path }) => path), ...(reason === null ? [] : [reason])]
  const outcome = transitionRequest({ ...move, to, reason, corrections: named })
  if (!outcome.ok) {
    const names = { from: requestStatusNamed(move.from).nome, to: requestStatusNamed(to).nome }
    throw refusalOf(outcome.code, names, facts)
  }
}

function requireReturnable({ stages }: RequestFacts, kind: AnyRequestKind | null): void {
  if (kind?.isReturnable === false) {
    throw conflict(
      'Este pedido não é devolvido. Indefira e diga o que corrigir; a pessoa envia de novo.',
      'transicao-invalida',
    )
  }
  const { mayReturn, name } = currentStage(stages)
  if (mayReturn) return
  throw conflict(
    `Na etapa ${name} o pedido não volta para correção. Avance, defira ou indefira.`,
    'transicao-invalida',
  )
}
