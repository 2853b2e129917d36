import { and, desc, eq, gt, gte } from 'drizzle-orm'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { notifications } from '../../database/schema/notifications.ts'
import type { Work } from '../../work.ts'
import { isWatching } from './read-presence.ts'
import { notifyOwner } from './write-message.ts'

/**
 * Notifies the owner of a conversation of what came while a page of theirs showed it, and was not looked at when the last such page went.
 * Nothing for anybody else, for what was told already, and while another page shows it.
 */
export async function notifyUnread(work: Work, personId: number, conversationId: number): Promise<void> {
  const { database } = work
  const [held] = await database
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.personId, personId)))
    .for('update')
  if (!held || (await isWatching(work, { personId, conversationId }))) return
  const [unread] = await database
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.id, held.participantRead),
        eq(messages.kind, 'message'),
        eq(messages.authorRole, 'attendant'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1)
  if (!unread) return
  const [told] = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        eq(notifications.conversationId, conversationId),
        gte(notifications.createdAt, unread.sentAt),
      ),
    )
    .limit(1)
  if (!told) await notifyOwner(work, held)
}
