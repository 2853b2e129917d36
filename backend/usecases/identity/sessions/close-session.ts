import { and, eq, isNull } from 'drizzle-orm'
import { sessions, socketTickets } from '#backend/database/schema/sessions.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { endServing } from '../serving/end-serving.ts'

/** Revokes the actor's session at once, with its serving, its tickets and its real-time connections. Closing twice is harmless. */
export async function closeSession(work: Work, { sessionId, personId }: Actor): Promise<void> {
  const closed = await work.database
    .update(sessions)
    .set({ revokedAt: work.now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (closed.length === 0) return
  await endServing(work, { sessionId })
  await work.database.delete(socketTickets).where(eq(socketTickets.sessionId, sessionId))
  await audit(work, { subjectId: personId, action: 'session.closed', entityId: sessionId })
  work.afterCommit(() => work.realtime.endSession(sessionId))
}
