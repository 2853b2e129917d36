import { asc, eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { messages } from '../../database/schema/conversations.ts'
import { people } from '../../database/schema/people.ts'

/** The messages of a conversation with the names of their authors, oldest first. */
export function readMessages(database: Querier, conversationId: number) {
  return database
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
}
