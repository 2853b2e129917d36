import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { ConversationMarks } from '#contract/conversations/conversations.ts'
import { conversationSideWords } from '#contract/conversations/wire-words.ts'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { serviceDeskReads } from '../../database/schema/service-desk-reads.ts'
import type { Actor } from '../../security/actor.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { idOfItem } from '../messages/notifications/feed-ids.ts'
import { FEED_SECONDS } from '../messages/notifications/feed-wire.ts'
import { lockConversation } from './add-entry.ts'
import type { ConversationRow } from './find-conversation.ts'
import { viewerOf } from './viewer.ts'

/** How far the entries of a conversation came to a side, and were looked at; 0: not at all. */
export type Marks = { received: number; read: number }

/**
 * Moves the marks of the actor's side on, never back and never beyond the newest entry; what was looked at came. Who looked has read the
 * notifications of it, in the same transaction; both sides' open pages are told.
 */
export async function markConversation(
  work: Work,
  actor: Actor,
  conversationId: number,
  { received, read }: Marks,
): Promise<ConversationMarks> {
  const held = await lockConversation(work, conversationId)
  const { role } = viewerOf(actor, held.personId)
  const before = marksOf(held, role)
  const upTo = (id: number) => Math.min(id, held.lastEntryId)
  const after = {
    received: Math.max(before.received, upTo(received), upTo(read)),
    read: Math.max(before.read, upTo(read)),
  }
  const changed =
    role === 'participant'
      ? { participantReceived: after.received, participantRead: after.read }
      : { deskReceived: after.received, deskRead: after.read }
  if (after.received !== before.received || after.read !== before.read) {
    await work.database.update(conversations).set(changed).where(eq(conversations.id, held.id))
    const told = {
      conversationId: held.id,
      ownerId: held.personId,
      marks: {
        idConversa: held.id,
        papel: conversationSideWords.toWire(role),
        entregueAte: after.received,
        lidaAte: after.read,
      },
    }
    work.afterCommit(() => work.realtime.broadcastMarks(told))
  }
  await readNotifications(work, actor, held, { role, upTo: upTo(read) })
  return marksOnWire({ ...held, ...changed })
}

/** The marks of both sides. */
export function marksOnWire(row: ConversationRow): ConversationMarks {
  const side = ({ received, read }: Marks) => ({ entregueAte: received, lidaAte: read })
  return {
    participante: side(marksOf(row, 'participant')),
    atendimento: side(marksOf(row, 'attendant')),
  }
}

function marksOf(row: ConversationRow, role: 'participant' | 'attendant'): Marks {
  return role === 'participant'
    ? { received: row.participantReceived, read: row.participantRead }
    : { received: row.deskReceived, read: row.deskRead }
}

/** The bell's notifications of messages that were looked at are read, in every tab. */
async function readNotifications(
  work: Work,
  actor: Actor,
  { id }: ConversationRow,
  { role, upTo }: { role: 'participant' | 'attendant'; upTo: number },
): Promise<void> {
  if (upTo === 0) return
  const read =
    role === 'participant' ? await readOwn(work, actor, id, upTo) : await readItems(work, actor, id, upTo)
  if (read.length > 0) work.afterCommit(() => work.realtime.broadcastRead(actor.personId, read))
}

/** Own notifications of what was written until then. */
async function readOwn({ database, now }: Work, actor: Actor, id: number, upTo: number): Promise<number[]> {
  const lookedAt = database
    .select({ sentAt: sql`max(${messages.sentAt})` })
    .from(messages)
    .where(and(eq(messages.conversationId, id), lte(messages.id, upTo)))
  const rows = await database
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.personId, actor.personId),
        eq(notifications.conversationId, id),
        isNull(notifications.readAt),
        lte(notifications.createdAt, sql`(${lookedAt})`),
      ),
    )
    .returning({ id: notifications.id })
  return rows.map((row) => row.id)
}

/** Items of the service desk's queue; each attendant has read them for themselves. */
async function readItems({ database, now }: Work, actor: Actor, id: number, upTo: number): Promise<number[]> {
  const looked = await database
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        lte(messages.id, upTo),
        eq(messages.authorRole, 'participant'),
        eq(messages.kind, 'message'),
        gte(messages.sentAt, secondsAfter(now, -FEED_SECONDS)),
      ),
    )
  if (looked.length === 0) return []
  const rows = await database
    .insert(serviceDeskReads)
    .values(
      looked.map((row) => ({
        personId: actor.personId,
        kind: 'message' as const,
        itemId: row.id,
        readAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: serviceDeskReads.itemId })
  return rows.map((row) => idOfItem({ kind: 'message', id: row.id }))
}
