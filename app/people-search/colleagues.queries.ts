import { queryOptions } from '@tanstack/react-query'
import { attendants } from './colleagues.functions.ts'

/** Those to whom work can be handed over; who of them is there changes by the minute. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => attendants(),
  staleTime: 0,
})
