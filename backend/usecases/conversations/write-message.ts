import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import { messages } from '../../database/schema/conversations.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { notify } from '../../messages/notify.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { broadcastToAttendants } from '../messages/notifications/broadcast-to-attendants.ts'
import { idOfItem } from '../messages/notifications/feed-ids.ts'
import { addEntry } from './add-entry.ts'
import { attachMessageFiles } from './conversation-files.ts'
import type { ConversationRow } from './find-conversation.ts'
import { isWatching } from './read-presence.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** A message as it arrives: what is written, the files that go with it, and the key under which it is sent. */
export type MessageInput = { text: string; fileIds: readonly string[]; key: string | null }

/** A conversation as it arrives, with its first message. */
export type ConversationInput = MessageInput & {
  /** Participant who owns the conversation. */
  personId: number
  planId: number
  requestId: number | null
  subject: string
}

/**
 * Adds a message to a conversation that is held. The other side is notified, unless it looks at the conversation right now. Who answers a
 * conversation that nobody attends to attends to it from then on.
 * @returns the id of the entry
 * @throws 409 `chave-ja-usada`; 422 for a file that is not there for this conversation
 */
export async function writeMessage(
  work: Work,
  actor: Actor,
  held: ConversationRow,
  { text, fileIds, key }: MessageInput,
): Promise<number> {
  const viewer = viewerOf(actor, held.personId)
  const change =
    viewer.role === 'attendant'
      ? { waitingSince: null, attendantId: held.attendantId ?? actor.personId }
      : { waitingSince: held.waitingSince ?? work.now }
  const id = await addEntry(work, actor, held, {
    entry: { kind: 'message', text, key },
    change,
    attach: (entryId) => attachMessageFiles(work, actor, { held, entryId, fileIds }),
  })
  await broadcastToOthers(work, held, { id, role: viewer.role })
  return id
}

async function broadcastToOthers(
  work: Work,
  held: ConversationRow,
  { id, role }: { id: number; role: Viewer['role'] },
): Promise<void> {
  if (role === 'participant') return broadcastToAttendants(work, { kind: 'message', id }, held.personId)
  await broadcastAnswered(work, held, id)
  if (!(await isWatching(work, { personId: held.personId, conversationId: held.id })))
    await notifyOwner(work, held)
}

/** Messages of the participant before the answer no longer wait for anybody at the service desk. */
async function broadcastAnswered(work: Work, held: ConversationRow, answerId: number): Promise<void> {
  if (held.waitingSince === null) return
  const answered = await work.database
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, held.id),
        eq(messages.authorRole, 'participant'),
        eq(messages.kind, 'message'),
        gte(messages.sentAt, held.waitingSince),
        lt(messages.id, answerId),
      ),
    )
  const ids = answered.map((row) => idOfItem({ kind: 'message', id: row.id }))
  if (ids.length > 0) work.afterCommit(() => work.realtime.broadcastReadToAttendants(ids))
}

/** Tells the participant of a message; by e-mail only of the first one that they have not looked at yet. */
export async function notifyOwner(
  work: Work,
  { id: conversationId, personId, planId, subject }: ConversationRow,
): Promise<void> {
  const [unread] = await work.database
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        eq(notifications.conversationId, conversationId),
        isNull(notifications.readAt),
      ),
    )
    .limit(1)
  await notify(
    work,
    'nova_mensagem',
    { personId, planId, conversationId, ...(unread && { withoutEmail: true }) },
    { assunto: subject },
  )
}
