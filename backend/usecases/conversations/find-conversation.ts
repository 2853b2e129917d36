import { eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { conversations } from '../../database/schema/conversations.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** The conversation of an id; null when there is none. */
export async function findConversation(
  database: Querier,
  conversationId: number,
): Promise<ConversationRow | null> {
  const [row] = await database.select().from(conversations).where(eq(conversations.id, conversationId))
  return row ?? null
}
