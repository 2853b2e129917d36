import { and, eq } from 'drizzle-orm'
import { hasDied } from '#backend/database/queries/has-access.ts'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import { sessions } from '#backend/database/schema/sessions.ts'
import { conflict, unauthenticated } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import { isLive } from '#backend/security/live-session.ts'
import type { Work } from '#backend/work.ts'
import { deathSentences } from '#contract/deaths/deaths.text.ts'
import { servingEnd } from '#domain/identity/serving.ts'
import type { PersonRow } from '../find-person.ts'
import { endServing } from './end-serving.ts'

export type StartedServing = {
  id: number
  reason: string
  startedAt: Date
  endsAt: Date
}

/**
 * Begins to act in a person's name, in this session only; one that is still open in it ends. Choosing the same person again begins
 * anew, with a reason of its own.
 * @throws 401 when the session ended meanwhile; 409 for who died.
 */
export async function startServing(
  work: Work,
  actor: Actor,
  { person, reason }: { person: Pick<PersonRow, 'id'>; reason: string },
): Promise<StartedServing> {
  const { database, now } = work
  if (actor.level === null) throw new Error('who serves somebody is no attendant')
  if (await hasDied(database, person.id)) throw conflict(deathSentences.noServing)
  // Held until the commit: of two at once in one session the later one ends the earlier, and in one that just ended none begins.
  const [session] = await database
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), isLive('portal', { now, idleSeconds: null })))
    .for('update')
  if (!session) throw unauthenticated()
  await endServing(work, actor)
  const endsAt = new Date(servingEnd(now.getTime(), session.expiresAt.getTime()))
  const [stored] = await database
    .insert(personAccesses)
    .values({
      personId: person.id,
      attendantId: actor.personId,
      attendantLevel: actor.level,
      sessionId: actor.sessionId,
      kind: 'serving',
      reason,
      startedAt: now,
      endsAt,
    })
    .returning({ id: personAccesses.id })
  if (!stored) throw new Error('the serving was not stored')
  await audit(work, {
    subjectId: person.id,
    action: 'serving.started',
    entityId: stored.id,
    after: { reason, endsAt: endsAt.toISOString() },
  })
  return { id: stored.id, reason, startedAt: now, endsAt }
}
