import { queryOptions } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'

/** Those to whom work can be handed over; who of them is there changes by the minute. */
export const colleaguesQuery = queryOptions({
  ...ask('retornarAtendentes'),
  staleTime: 0,
})
