import { queryOptions } from '@tanstack/react-query'
import { cannedReplies, colleagues } from './changes.functions.ts'

/** What attendants read beside the conversations. */
export const attendingQueries = {
  /** Those to whom a conversation can be handed over; who of them is there changes by the minute. */
  colleagues: () =>
    queryOptions({ queryKey: ['conversations', 'colleagues'], queryFn: () => colleagues(), staleTime: 0 }),
  /** Replies ready to be put into an answer; they change when the conversation or a setting does. */
  cannedReplies: (idConversa: number) =>
    queryOptions({
      queryKey: ['conversations', 'canned-replies', idConversa],
      queryFn: () => cannedReplies({ data: { idConversa } }),
      staleTime: 0,
    }),
}
