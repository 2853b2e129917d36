import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { conversations, messages } from '../../database/schema/conversations.ts'
import type { Actor } from '../../security/actor.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { keyUsed } from './add-entry.ts'
import type { ConversationRow } from './find-conversation.ts'
import type { ConversationInput } from './write-message.ts'

/** Seconds in which the same message, without a key that says so, is taken for a second click. */
const REPEAT_SECONDS = 60

/**
 * The conversation that a message is in already: sent under the same key; without a key, the last one of an open conversation, by the
 * same author and just now. `open` is the conversation about the same request. Null for a new message.
 * @throws 409 `chave-ja-usada` when something else was sent under the key.
 */
export async function findSent(
  work: Work,
  actor: Actor,
  input: ConversationInput,
  open: number | null,
): Promise<number | null> {
  const { key, text } = input
  if (key !== null) {
    const sent = await findByKey(
      work,
      actor,
      { text, key },
      ({ personId, planId, requestId }) =>
        personId === input.personId && planId === input.planId && requestId === input.requestId,
    )
    return sent?.conversationId ?? null
  }
  const candidate = open ?? (await newestEqual(work, actor, input))
  if (candidate === null) return null
  return (await isLastJustNow(work, candidate, actor, input)) ? candidate : null
}

/**
 * The message that the actor sent under a key before; null when there is none.
 * @param isRight whether it is in a conversation in which it may be
 * @throws 409 `chave-ja-usada` when something else was sent under the key
 */
export async function findByKey(
  { database }: Work,
  { personId: authorId }: Actor,
  { text, key }: { text: string; key: string },
  isRight: (conversation: ConversationRow) => boolean,
): Promise<{ entryId: number; conversationId: number } | null> {
  const [sent] = await database
    .select({ entryId: messages.id, conversation: conversations, text: messages.text })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.authorId, authorId), eq(messages.submissionKey, key)))
  if (!sent) return null
  if (sent.text !== text || !isRight(sent.conversation)) throw keyUsed()
  return { entryId: sent.entryId, conversationId: sent.conversation.id }
}

/** The newest open conversation about nothing else, in which the actor wrote the same just now. */
async function newestEqual(
  { database, now }: Work,
  { personId: authorId }: Actor,
  { personId, planId, requestId, subject, text }: ConversationInput,
): Promise<number | null> {
  if (requestId !== null) return null
  const [found] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.personId, personId),
        eq(conversations.planId, planId),
        isNull(conversations.requestId),
        isNull(conversations.closedAt),
        eq(conversations.subject, subject),
        eq(messages.authorId, authorId),
        eq(messages.text, text),
        gt(messages.sentAt, secondsAfter(now, -REPEAT_SECONDS)),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(1)
  return found?.id ?? null
}

async function isLastJustNow(
  { database, now }: Work,
  conversationId: number,
  actor: Actor,
  { text }: ConversationInput,
): Promise<boolean> {
  const [last] = await database
    .select({ authorId: messages.authorId, text: messages.text, sentAt: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.kind, 'message')))
    .orderBy(desc(messages.id))
    .limit(1)
  if (!last || last.sentAt <= secondsAfter(now, -REPEAT_SECONDS)) return false
  return last.authorId === actor.personId && last.text === text
}
