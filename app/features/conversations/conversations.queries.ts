import { queryOptions } from '@tanstack/react-query'
import { conversationById } from './conversations.functions.ts'

/** Conversations of the signed-in person. */
export const conversationQueries = {
  conversation: (idConversa: number) =>
    queryOptions({
      queryKey: ['conversations', 'conversation', idConversa],
      queryFn: () => conversationById({ data: { idConversa } }),
    }),
}
