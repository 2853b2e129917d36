import { queryOptions } from '@tanstack/react-query'
import { conversationById } from './chat.functions.ts'

/** Conversations of the signed-in person. */
export const chatQueries = {
  conversation: (idConversa: number) =>
    queryOptions({
      queryKey: ['chat', 'conversation', idConversa],
      queryFn: () => conversationById({ data: { idConversa } }),
    }),
}
