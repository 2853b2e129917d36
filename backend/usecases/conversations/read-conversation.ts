import { asc, eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { people } from '../../database/schema/people.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { mayReadPerson } from '../../security/permissions.ts'

/** A conversation with its messages, oldest first. @throws 404 when it does not exist or the actor may not see it. */
export async function readConversation(database: Querier, actor: Actor, conversationId: number) {
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  if (!conversation || !mayReadPerson(actor, conversation.personId))
    throw notFound('Esta conversa não existe.')
  const rows = await database
    .select({
      id: messages.id,
      authorId: messages.authorId,
      authorName: people.name,
      text: messages.text,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.authorId))
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
  return { conversation, messages: rows }
}
