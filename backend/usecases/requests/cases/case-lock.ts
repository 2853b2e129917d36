import { and, eq, gt } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockRequest } from '#backend/database/locks.ts'
import { caseLocks } from '#backend/database/schema/cases.ts'
import { people } from '#backend/database/schema/people.ts'
import { conflict, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { heldByColleague } from '#contract/requests/cases.text.ts'
import type { CaseLockOnWire } from '#contract/requests/cases.ts'
import { heldUntil, holdCase, isHeldByAnother } from '#domain/requests/cases/case-lock.ts'
import type { RequestRow } from '../../request-engine/request-facts.ts'
import { broadcastCase } from './broadcast-case.ts'
import { isViewedBy } from './case-viewers.ts'

/** A lock that still holds, with its holder's name. */
export type HeldCase = { holderId: number; name: string; since: Date; expiresAt: Date }

/** Who works on a request now; null: nobody. */
export async function caseLockOf(database: Querier, requestId: number, now: Date): Promise<HeldCase | null> {
  const [row] = await database
    .select({
      holderId: caseLocks.holderId,
      name: people.name,
      since: caseLocks.since,
      expiresAt: caseLocks.expiresAt,
    })
    .from(caseLocks)
    .innerJoin(people, eq(people.id, caseLocks.holderId))
    .where(and(eq(caseLocks.requestId, requestId), gt(caseLocks.expiresAt, now)))
  return row ?? null
}

/** A lock as somebody reads it. */
export function caseLockOnWire(
  { holderId, name, since, expiresAt }: HeldCase,
  { personId }: Pick<Actor, 'personId'>,
): CaseLockOnWire {
  return {
    por: { id: holderId, nome: name },
    minha: holderId === personId,
    desde: since.toISOString(),
    ate: expiresAt.toISOString(),
  }
}

/**
 * Holds a request for the actor, for as long as a lock lasts; again, for as long anew. With a reason it is taken over from a colleague,
 * which is kept. Whoever has it open is told of a change. @throws 404; 409 `em-uso`
 */
export async function holdForActor(
  work: Work,
  actor: Actor,
  { id }: Pick<RequestRow, 'id'>,
  reason: string | null,
): Promise<CaseLockOnWire> {
  const { database, now } = work
  // Two who begin at once wait here for each other.
  if (!(await lockRequest(database, id))) throw notFound('Esta solicitação não existe.')
  const held = await caseLockOf(database, id, now)
  const outcome = holdCase(held, { personId: actor.personId, now, hasReason: reason !== null })
  if (!outcome.ok) throw conflict(heldByColleague(held?.name ?? ''), 'em-uso')
  const isRenewed = outcome.how === 'renewed' && held !== null
  const row = { holderId: actor.personId, since: isRenewed ? held.since : now, expiresAt: heldUntil(now) }
  await database
    .insert(caseLocks)
    .values({ requestId: id, ...row })
    .onConflictDoUpdate({ target: caseLocks.requestId, set: row })
  if (outcome.how === 'taken-over')
    await audit(work, {
      subjectId: null,
      action: 'request.lock-taken-over',
      entityId: id,
      before: { holderId: held?.holderId },
      after: { holderId: actor.personId, reason },
    })
  if (!isRenewed) broadcastCase(work, id, outcome.how === 'taken-over' ? 'assumida' : 'trava')
  return caseLockOnWire({ ...row, name: actor.name }, actor)
}

/** The actor does not work on a request any more; nobody else's lock is touched. */
export async function releaseForActor(
  work: Work,
  { personId }: Pick<Actor, 'personId'>,
  requestId: number,
): Promise<void> {
  const gone = await work.database
    .delete(caseLocks)
    .where(and(eq(caseLocks.requestId, requestId), eq(caseLocks.holderId, personId)))
    .returning({ requestId: caseLocks.requestId })
  if (gone.length > 0) broadcastCase(work, requestId, 'trava')
}

/** The pages of an attendant that showed requests are gone from a node: what they held is free again, unless another page has it open. */
export async function releaseLeft(
  work: Work,
  personId: number,
  requestIds: readonly number[],
): Promise<void> {
  const { database, now } = work
  for (const requestId of requestIds) {
    if (await isViewedBy({ database, now }, requestId, personId)) continue
    await releaseForActor(work, { personId }, requestId)
  }
}

/** @throws 409 `em-uso` while a colleague works on a request. The caller holds it. */
export async function requireNotHeldByAnother(
  { database, now }: Pick<Work, 'database' | 'now'>,
  { personId }: Actor,
  requestId: number,
): Promise<void> {
  const held = await caseLockOf(database, requestId, now)
  if (held && isHeldByAnother(held, personId, now)) throw conflict(heldByColleague(held.name), 'em-uso')
}
