import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { chatGoesOn } from '#domain/records/retention.ts'
import type { Api } from '../../api.ts'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { files } from '../../database/schema/files.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { keptSince } from '../../rules/kept-since.ts'
import { auditAll } from '../../security/audit.ts'
import { runWork, type Work, type WorkOrigin } from '../../work.ts'

/** Conversations of one sweep; the others wait for the next. */
const MAX_AT_ONCE = 500

/**
 * Deletes conversations in which nothing happened for as many years as they are kept, with what was told of them; their files are let go of by the sweep of
 * files that follows. @returns how many
 */
export function sweepConversations(api: Api, origin: WorkOrigin): Promise<number> {
  return runWork(api, origin, async (work) => {
    const { database, now } = work
    // Entries are the older the smaller their ids: no more is looked at than may be deleted.
    const oldest = database
      .select({ id: conversations.id })
      .from(conversations)
      .orderBy(conversations.lastEntryId)
      .limit(MAX_AT_ONCE)
    const oldestKept = await keptSince(database, now, chatGoesOn)
    const held = await database
      .select({ id: conversations.id, personId: conversations.personId })
      .from(conversations)
      .innerJoin(messages, eq(messages.id, conversations.lastEntryId))
      .where(and(inArray(conversations.id, oldest), lt(messages.sentAt, oldestKept)))
      .orderBy(conversations.id)
      .for('update', { of: conversations })
    if (held.length > 0) await deleteConversations(work, held)
    return held.length
  })
}

async function deleteConversations(
  work: Work,
  held: readonly { id: number; personId: number }[],
): Promise<void> {
  const { database, now } = work
  const ids = held.map(({ id }) => id)
  const entries = database
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.conversationId, ids))
  await database
    .update(files)
    .set({ retainedUntil: now })
    .where(and(eq(files.subjectKind, 'message'), inArray(files.subjectId, entries), isNull(files.deletedAt)))
  await database.delete(notifications).where(inArray(notifications.conversationId, ids))
  await database.delete(messages).where(inArray(messages.conversationId, ids))
  await database.delete(conversations).where(inArray(conversations.id, ids))
  await auditAll(
    work,
    held.map(({ id, personId }) => ({
      subjectId: personId,
      action: 'conversation.deleted' as const,
      entityId: id,
    })),
  )
}
