import { and, eq, gt, gte, inArray, isNull, ne } from 'drizzle-orm'
import { sessions, socketTickets } from '#backend/database/schema/sessions.ts'
import { audit } from '#backend/security/audit.ts'
import { forgetDevices } from '#backend/security/known-devices.ts'
import type { Work } from '#backend/work.ts'

/** Which sessions of a person end: all, all `except` one, `only` one, or those that began `since` an instant. */
type Which = { except?: number; only?: number; since?: Date }

/**
 * Ends open sessions of a person at once, on every server, with their tickets and real-time connections. Where they were opened is no
 * known device any more: who is put out is not let in as one who belongs there.
 * @returns how many were open
 */
export async function endSessions(work: Work, personId: number, which: Which = {}): Promise<number> {
  const { except, only, since } = which
  await forgetDevices(work, personId, which)
  const ended = await work.database
    .update(sessions)
    .set({ revokedAt: work.now })
    .where(
      and(
        eq(sessions.personId, personId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, work.now),
        except === undefined ? undefined : ne(sessions.id, except),
        only === undefined ? undefined : eq(sessions.id, only),
        since === undefined ? undefined : gte(sessions.createdAt, since),
      ),
    )
    .returning({ id: sessions.id })
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  await work.database.delete(socketTickets).where(inArray(socketTickets.sessionId, ids))
  for (const id of ids) {
    await audit(work, { subjectId: personId, action: 'session.ended', entityId: id })
    work.afterCommit(() => work.realtime.endSession(id))
  }
  return ids.length
}
