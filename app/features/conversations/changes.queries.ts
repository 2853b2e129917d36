import { queryOptions } from '@tanstack/react-query'
import { colleagues } from './changes.functions.ts'

/** What attendants read beside the conversations. */
export const attendingQueries = {
  /** Those to whom a conversation can be handed over; who of them is there changes by the minute. */
  colleagues: () =>
    queryOptions({ queryKey: ['conversations', 'colleagues'], queryFn: () => colleagues(), staleTime: 0 }),
}
