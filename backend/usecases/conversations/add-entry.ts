import { eq } from 'drizzle-orm'
import { conversations, type EntryKind, messages } from '../../database/schema/conversations.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { broadcastEntry } from './broadcast-entry.ts'
import type { ConversationRow } from './find-conversation.ts'
import { viewerOf } from './viewer.ts'

export type NewEntry = {
  kind: EntryKind
  text?: string
  note?: string | null
  assigneeId?: number | null
  /** Key of sending, of a message. */
  key?: string | null
}

/** Change of the conversation that goes with its new entry. */
export type ConversationChange = Partial<Pick<ConversationRow, 'attendantId' | 'closedAt' | 'waitingSince'>>

/** Said of a key that already stands for another message. */
export const keyUsed = () =>
  conflict('Este envio já foi usado em outra mensagem. Atualize a página e envie de novo.', 'chave-ja-usada')

/**
 * Holds a conversation until the commit: whoever adds to it comes after whoever holds it. After its person, where that one is held too.
 * @throws 404 when it went meanwhile
 */
export async function lockConversation({ database }: Work, id: number): Promise<ConversationRow> {
  const [held] = await database.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!held) throw notFound('Esta conversa não existe.')
  return held
}

/**
 * Adds an entry to a conversation that is held, changes the conversation with it, and tells the open pages of both sides after the commit.
 * `attach` runs before they are told.
 * @returns the id of the entry. @throws 409 `chave-ja-usada`
 */
export async function addEntry(
  work: Work,
  actor: Actor,
  held: ConversationRow,
  {
    entry: { kind, text = '', note = null, assigneeId = null, key = null },
    change = {},
    attach,
  }: { entry: NewEntry; change?: ConversationChange; attach?: (entryId: number) => Promise<void> },
): Promise<number> {
  const { role } = viewerOf(actor, held.personId)
  const [entry] = await work.database
    .insert(messages)
    .values({
      conversationId: held.id,
      kind,
      authorId: actor.personId,
      authorRole: role,
      text,
      note,
      assigneeId,
      sentAt: work.now,
      submissionKey: key,
    })
    // Somebody's key stands for one message of theirs in all conversations, and two of those are not held by each other.
    .onConflictDoNothing({ target: [messages.authorId, messages.submissionKey] })
    .returning({ id: messages.id })
  if (!entry) throw keyUsed()
  await work.database
    .update(conversations)
    .set({ ...change, lastEntryId: entry.id })
    .where(eq(conversations.id, held.id))
  await attach?.(entry.id)
  await broadcastEntry(work, actor, {
    conversation: held,
    entryId: entry.id,
    previousId: held.lastEntryId,
    attendantId: change.attendantId ?? null,
  })
  return entry.id
}
