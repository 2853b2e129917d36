import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { people } from '#backend/database/schema/people.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, forbidden, invalid, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { notAnalyst, notHandedOver } from '#contract/requests/cases.text.ts'
import { AttendantLevel, isAttendantLevelId } from '#domain/participants.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { workOnStage } from '#domain/requests/stage-work.ts'
import { lockedRequest, type RequestFacts } from '../../request-engine/request-facts.ts'
import { requestActorOf } from '../../request-engine/request-move.ts'
import { currentStage } from '../../request-engine/request-stages.ts'
import { stageRefusal } from '../../request-engine/transition-refusal.ts'
import { broadcastCase } from './broadcast-case.ts'
import { releaseForActor, requireNotHeldByAnother } from './case-lock.ts'
import { writeNote } from './case-notes.ts'

/** To whom a request goes, null for whoever takes it, what they should know, and the version that the sender saw. */
export type HandOver = { requestId: number; version: number; assigneeId: number | null; note: string }

/** Whether somebody may hand a request over: while it is in analysis or waits, who holds it or an administrator. */
export function mayHandOver({ request, isFrozen }: RequestFacts, { personId, level }: Actor): boolean {
  const isWorkedOn =
    request.status === RequestStatus.inAnalysis || request.status === RequestStatus.awaitingThirdParty
  const isTheirs = request.analystId === personId || (level ?? 0) >= AttendantLevel.administrator
  return isWorkedOn && !isFrozen && request.analystId !== null && isTheirs && request.personId !== personId
}

/**
 * Hands a request over to a colleague, who is told, or back to the queue. The sender's lock goes with it.
 * @throws 403 for who does not hold it; 404; 409 `versao-desatualizada`, `em-uso`, or when nobody holds it now; 422 for
 * who may not analyse it
 */
export async function handOverCase(work: Work, actor: Actor, handOver: HandOver): Promise<void> {
  const { requestId, version, assigneeId, note } = handOver
  const facts = await lockedRequest(work, requestId)
  if (!facts) throw notFound('Esta solicitação não existe.')
  const { request } = facts
  if (request.version !== version)
    throw conflict(
      'A solicitação mudou depois que você a abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  if (!mayHandOver(facts, actor)) throw forbidden(notHandedOver)
  await requireNotHeldByAnother(work, actor, requestId)
  if (assigneeId !== null) await requireAnalyst(work, facts, assigneeId)
  const [after] = await work.database
    .update(requests)
    .set({ version: sql`${requests.version} + 1`, updatedAt: work.now, analystId: assigneeId })
    .where(eq(requests.id, requestId))
    .returning({ version: requests.version })
  await audit(work, {
    subjectId: request.personId,
    action: 'request.handed-over',
    entityId: requestId,
    before: { analystId: request.analystId, version: request.version },
    after: { analystId: assigneeId, version: after?.version },
  })
  if (note !== '') await writeNote(work, actor, request, note)
  await releaseForActor(work, actor, requestId)
  broadcastCase(work, requestId, 'passo')
  if (assigneeId === null || assigneeId === actor.personId) return
  await notify(
    work,
    'requisicao_transferida',
    { personId: assigneeId, planId: null, requestId },
    { servico: facts.kind.name, protocolo: request.protocol, colega: actor.name },
  )
}

/** @throws 422 with the reason why somebody may not analyse a request in its present stage */
async function requireAnalyst({ database }: Work, facts: RequestFacts, assigneeId: number): Promise<void> {
  const [found] = await database
    .select({ name: people.name, level: people.adminLevel })
    .from(people)
    .where(and(eq(people.id, assigneeId), isNotNull(people.adminLevel)))
  if (!found || found.level === null || !isAttendantLevelId(found.level))
    throw invalid({ idPessoaAtendente: notAnalyst })
  const colleague: Actor = { personId: assigneeId, name: found.name, level: found.level, sessionId: 0 }
  const outcome = workOnStage({
    status: RequestStatus.inAnalysis,
    actor: requestActorOf(facts, colleague),
    stageLevel: currentStage(facts.stages).level,
  })
  if (!outcome.ok)
    throw invalid({ idPessoaAtendente: `${found.name}: ${stageRefusal(outcome.code, facts).detail}` })
}
