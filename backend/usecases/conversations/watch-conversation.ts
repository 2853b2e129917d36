import { retornarConversa } from '#contract/conversations/conversations.ts'
import type { Api } from '../../api.ts'
import type { Watched } from '../../realtime/realtime.ts'
import { actorOfSession } from '../../security/authenticate.ts'
import { refusalOfNeed } from '../../security/need.ts'
import { recordConsultation } from '../../security/record-consultation.ts'
import { findConversation } from './find-conversation.ts'
import { viewerOf } from './viewer.ts'

/**
 * Lets a session watch a conversation while it shows it: checked like the call that reads it, and an attendant who looks is on the record
 * of accesses as by that call.
 * @returns null for a conversation that does not exist and for one that is not theirs, without a difference
 */
export async function watchConversation(
  { database, clock, sessionIdleSeconds }: Pick<Api, 'database' | 'clock' | 'sessionIdleSeconds'>,
  { sessionId, conversationId }: { sessionId: number; conversationId: number },
): Promise<Watched | null> {
  const now = clock()
  const actor = await actorOfSession(database, sessionId, { now, idleSeconds: sessionIdleSeconds })
  const conversation = await findConversation(database, conversationId)
  if (!actor || !conversation) return null
  const { personId: ownerId, attendantId } = conversation
  const { access, about } = retornarConversa
  if (refusalOfNeed(actor, { id: ownerId, level: null }, { need: about.need, access })) return null
  await recordConsultation(database, actor, ownerId, now)
  const { role } = viewerOf(actor, ownerId)
  return {
    name: actor.name,
    role,
    othersId: role === 'attendant' ? ownerId : attendantId,
  }
}
