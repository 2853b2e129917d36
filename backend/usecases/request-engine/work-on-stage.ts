import { eq, sql } from 'drizzle-orm'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { advanceStage, workOnStage } from '#domain/requests/stage-work.ts'
import { requestEvents, requests } from '../../database/schema/requests.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { announceStage } from './announce-stage.ts'
import { type RequestFacts, readDecidedStages } from './request-facts.ts'
import { requestActorOf } from './request-move.ts'
import {
  currentStage,
  enterStage,
  isLastStage,
  leaveStage,
  storeChecks,
  uncheckedItems,
} from './request-stages.ts'
import { stageRefusal } from './transition-refusal.ts'

/**
 * Keeps what an attendant looked at in the stage that a request is in: all of `itemIds` and nothing else is ticked afterwards.
 * @returns the facts as they are now
 * @throws 403, 409 when nobody may work on it now; 422 for an item that the stage does not have
 */
export async function checkItems(
  work: Work,
  facts: RequestFacts,
  actor: Actor,
  itemIds: readonly string[],
): Promise<RequestFacts> {
  const { request, stages } = facts
  const stage = currentStage(stages)
  const outcome = workOnStage({
    status: request.status as RequestStatusId,
    actor: requestActorOf(facts, actor),
    stageLevel: stage.level,
  })
  if (!outcome.ok) throw stageRefusal(outcome.code, facts)
  if (itemIds.some((id) => !stage.checklist.some((item) => item.id === id)))
    throw invalid({ itensConferidos: 'Um destes itens não é desta etapa. Atualize a página.' })
  await storeChecks(work, { personId: request.personId, stage, itemIds: [...new Set(itemIds)] })
  return { ...facts, stages: await readDecidedStages(work.database, facts, work.now) }
}

/** Whoever may work on a stage takes a request that nobody has in it. @throws 403, 409 for who may not */
export async function claimStage(work: Work, facts: RequestFacts, actor: Actor): Promise<void> {
  const { request, stages } = facts
  const outcome = workOnStage({
    status: request.status as RequestStatusId,
    actor: requestActorOf(facts, actor),
    stageLevel: currentStage(stages).level,
  })
  if (!outcome.ok) throw stageRefusal(outcome.code, facts)
  await touchRequest(work, facts, actor)
  await audit(work, {
    subjectId: request.personId,
    action: 'request.moved',
    entityId: request.id,
    before: { status: request.status, version: request.version, analystId: null },
    after: { status: request.status, version: request.version + 1, analystId: actor.personId },
  })
}

/** Counts a write that is no step, and makes who did it hold the request where nobody did. */
export async function touchRequest(work: Work, facts: RequestFacts, actor: Actor): Promise<void> {
  await work.database
    .update(requests)
    .set({
      version: sql`${requests.version} + 1`,
      updatedAt: work.now,
      analystId: facts.request.analystId ?? actor.personId,
    })
    .where(eq(requests.id, facts.request.id))
}

/**
 * Sends a request on to its next stage, where nobody holds it yet, and tells who waits for it. @param position the stage that it is sent to, as the caller saw it
 * @throws 403; 409 when it is not the next one; 422 while something of the checklist was not looked at
 */
export async function advanceRequest(
  work: Work,
  facts: RequestFacts,
  actor: Actor,
  position: number,
): Promise<void> {
  const { request, stages } = facts
  const { database, now } = work
  const stage = currentStage(stages)
  const isLast = isLastStage(stages, stage)
  const outcome = advanceStage({
    status: request.status as RequestStatusId,
    actor: requestActorOf(facts, actor),
    stageLevel: stage.level,
    isLast,
    isChecked: uncheckedItems(stage).length === 0,
  })
  if (!outcome.ok) throw stageRefusal(outcome.code, facts)
  const next = stages.find((one) => one.position === stage.position + 1)
  if (!next || next.position !== position) {
    throw conflict(
      `A próxima etapa desta solicitação é ${next?.name ?? 'outra'}. Atualize a página e tente de novo.`,
      'transicao-invalida',
    )
  }
  await leaveStage(database, stage, { at: now, decidedBy: actor.personId })
  await enterStage(database, next, now)
  const [after] = await database
    .update(requests)
    .set({ version: sql`${requests.version} + 1`, updatedAt: now, analystId: null })
    .where(eq(requests.id, request.id))
    .returning({ version: requests.version })
  const [event] = await database
    .insert(requestEvents)
    .values({
      requestId: request.id,
      fromStatus: RequestStatus.inAnalysis,
      toStatus: RequestStatus.inAnalysis,
      authorId: actor.personId,
      authorRole: 'attendant',
      stage: stage.position,
      at: now,
    })
    .returning({ id: requestEvents.id })
  if (!event) throw new Error('the step was not stored')
  await audit(work, {
    subjectId: request.personId,
    action: 'request.advanced',
    entityId: request.id,
    before: { stage: stage.name, version: request.version, analystId: request.analystId },
    after: { stage: next.name, version: after?.version, analystId: null },
  })
  await announceStage(work, facts, { stage: next, eventId: event.id })
}
