import { and, eq, isNull, sql } from 'drizzle-orm'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'

/**
 * Ends the serving of the actor's session. One whose time was over ended then, and not now; one that began while this waited for it
 * ended when it began. Ending twice is harmless.
 */
export async function endServing(work: Work, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  const ended = await work.database
    .update(personAccesses)
    .set({
      endedAt: sql`greatest(${personAccesses.startedAt}, least(${personAccesses.endsAt}, ${work.now.toISOString()}::timestamptz))`,
    })
    .where(
      and(
        eq(personAccesses.sessionId, sessionId),
        eq(personAccesses.kind, 'serving'),
        isNull(personAccesses.endedAt),
      ),
    )
    .returning({ id: personAccesses.id, personId: personAccesses.personId })
  for (const { id, personId } of ended) {
    await audit(work, {
      subjectId: personId,
      action: 'serving.ended',
      entityId: id,
    })
  }
}
