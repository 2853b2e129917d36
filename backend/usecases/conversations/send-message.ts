import { conversationClosed } from '#contract/conversations/conversations.text.ts'
import type { ConversationEntry } from '#contract/conversations/conversations.ts'
import { conflict } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockConversation } from './add-entry.ts'
import { entryOnWire } from './entry-wire.ts'
import { findByKey } from './find-sent.ts'
import { readEntry } from './read-entries.ts'
import { viewerOf } from './viewer.ts'
import { type MessageInput, writeMessage } from './write-message.ts'

/**
 * Writes a message to a conversation; the same again under its key answers the one that is stored, even after the conversation was closed.
 * @throws 409 `conversa-encerrada`, `chave-ja-usada`; 422 for a file that is not there
 */
export async function sendMessage(
  work: Work,
  actor: Actor,
  conversationId: number,
  input: MessageInput & { key: string },
): Promise<ConversationEntry> {
  const held = await lockConversation(work, conversationId)
  const sent = await findByKey(work, actor, input, ({ id }) => id === conversationId)
  if (sent === null && held.closedAt !== null) throw conflict(conversationClosed, 'conversa-encerrada')
  const id = sent?.entryId ?? (await writeMessage(work, actor, held, input))
  if (sent === null)
    await audit(work, {
      subjectId: held.personId,
      action: 'conversation.continued',
      entityId: held.id,
      after: { planId: held.planId, requestId: held.requestId, subject: held.subject },
    })
  return entryOnWire(await readEntry(work.database, id), viewerOf(actor, held.personId))
}
