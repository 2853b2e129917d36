import { eq } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { actorOfSession } from '#backend/security/authenticate.ts'
import { refusalOfNeed } from '#backend/security/need.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import { recordConsultation } from '#backend/security/record-consultation.ts'
import { retornarCaso } from '#contract/requests/cases.ts'

/**
 * Whether a session may hear of a request as the service desk: the same is asked as by the call that reads it, and whoever looks is on the
 * record of accesses as by that call. What is not there and what is not theirs are the same.
 */
export async function mayWatchCase(
  { database, clock, sessionIdleSeconds }: Pick<Api, 'database' | 'clock' | 'sessionIdleSeconds'>,
  { sessionId, requestId }: { sessionId: number; requestId: number },
): Promise<boolean> {
  const now = clock()
  const actor = await actorOfSession(database, sessionId, { now, idleSeconds: sessionIdleSeconds })
  const [request] = await database
    .select({ personId: requests.personId })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!actor || !request || !isAttendant(actor) || actor.personId === request.personId) return false
  const { access, about } = retornarCaso
  if (refusalOfNeed(actor, { id: request.personId, level: null }, { need: about.need, access })) return false
  await recordConsultation(database, actor, request.personId, now)
  return true
}
