import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  clockOf,
  isFinalStatus,
  RequestStatus,
  type RequestStatusId,
} from '#domain/requests/request-status.ts'
import { dueDateAfterPause } from '#domain/requests/sla.ts'
import { expiresOn } from '#domain/requests/transition.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { type Correction, requestEvents, requests } from '../../database/schema/requests.ts'
import { dropActs, planAct } from '../../due-acts/plan-acts.ts'
import { limitFiles } from '../../files/keep-file.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { releaseBlocks } from './balance-blocks.ts'
import { releaseExclusions } from './open-exclusions.ts'
import { storedData } from './request-data.ts'
import type { RequestFacts } from './request-facts.ts'
import { requestKindsIn } from './request-kinds.ts'
import { currentStage, leaveStage } from './request-stages.ts'

type Author = { role: 'participant' | 'attendant'; personId: number } | { role: 'system' }

export type Step = { author: Author; reason: string | null; corrections?: readonly Correction[] }

/**
 * Writes one step of a request's life that the workflow already allowed: status, version, clock, stage, event and audit; once it is over,
 * what it kept is free again, and its files have their days where nothing came of it. The caller holds the request's row, and tells people
 * with `announceMove`.
 * @returns the facts as they are now
 */
export async function applyMove(
  work: Work,
  facts: RequestFacts,
  to: RequestStatusId,
  { author, reason, corrections }: Step,
): Promise<RequestFacts> {
  const { database, now } = work
  const { request } = facts
  const today = saoPauloDateOf(now)
  const [after] = await database
    .update(requests)
    .set({
      status: to,
      version: sql`${requests.version} + 1`,
      updatedAt: now,
      // Whoever works on what nobody holds, new or in a new stage, holds it from then on.
      analystId: request.analystId ?? (author.role === 'attendant' ? author.personId : null),
      pausedSince: clockOf(to) === 'paused' ? today : null,
      dueOn: clockOf(to) === 'running' ? dueDateAfterResuming(request, today) : request.dueOn,
      decidedAt: clockOf(to) === 'stopped' ? (request.decidedAt ?? now) : null,
    })
    .where(eq(requests.id, request.id))
    .returning()
  if (!after) throw new Error('the request vanished while it was being moved')
  const stage = currentStage(facts.stages)
  const isDecided = clockOf(request.status as RequestStatusId) === 'stopped'
  if (clockOf(to) === 'stopped' && !isDecided) {
    const decidedBy = author.role === 'attendant' ? author.personId : null
    await leaveStage(database, stage, { at: now, decidedBy })
  }
  if (clockOf(to) === 'stopped') await noNewsToTheDesk(work, request)
  if (isFinalStatus(to)) {
    await releaseBlocks(work, request.id)
    await releaseExclusions(work, request.id)
    if (to !== RequestStatus.completed) await endUndone(work, request)
  }
  await database.insert(requestEvents).values({
    requestId: request.id,
    fromStatus: request.status,
    toStatus: to,
    authorId: author.role === 'system' ? null : author.personId,
    authorRole: author.role,
    reason,
    stage: stage.position,
    corrections: corrections && corrections.length > 0 ? corrections : null,
    at: now,
  })
  if (request.status === RequestStatus.returned) await dropActs(work, ['request-expiry'], request.id)
  if (to === RequestStatus.returned) await planAct(work, 'request-expiry', request.id, expiresOn(today))
  await audit(work, {
    subjectId: request.personId,
    action: 'request.moved',
    entityId: request.id,
    before: { status: request.status, version: request.version, analystId: request.analystId },
    after: { status: to, version: after.version, analystId: after.analystId, reason, corrections },
  })
  return { ...facts, request: after }
}

/** Nothing came of it: its files have their days, and its kind takes back what the filing did. */
async function endUndone(work: Work, { id, kindId, linkId }: RequestFacts['request']): Promise<void> {
  await limitFiles(work, { kind: 'request', id })
  const kind = requestKindsIn(work).byId(kindId)
  if (kind?.ended)
    await kind.ended(work, { requestId: id, linkId, data: await storedData(work.database, kind, id) })
}

function dueDateAfterResuming(
  { dueOn, pausedSince }: RequestFacts['request'],
  today: IsoDate,
): IsoDate | null {
  return dueOn === null ? null : dueDateAfterPause({ dueOn, pausedSince }, today)
}

/** A decided request is news to nobody at the desk any more, whoever decided it. */
async function noNewsToTheDesk(
  { database, now }: Work,
  { id, personId }: RequestFacts['request'],
): Promise<void> {
  await database
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.requestId, id),
        ne(notifications.personId, personId),
        isNull(notifications.readAt),
      ),
    )
}
