import { queryOptions } from '@tanstack/react-query'
import { cannedReplies } from './changes.functions.ts'

/** What attendants read beside the conversations. */
export const attendingQueries = {
  /** Replies ready to be put into an answer; they change when the conversation or a setting does. */
  cannedReplies: (idConversa: number) =>
    queryOptions({
      queryKey: ['conversations', 'canned-replies', idConversa],
      queryFn: () => cannedReplies({ data: { idConversa } }),
      staleTime: 0,
    }),
}
