import { type QueryFilters, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { currentVisit } from './session.functions.ts'

/** Who visits and how the pages look; read once a document and after every sign-in, sign-out and plan choice. */
export const visitQuery = queryOptions({
  queryKey: ['visit'],
  queryFn: () => currentVisit(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Everything that was read but the visit: what another plan, person or session must not see. */
export const allButVisit = {
  predicate: ({ queryKey }) => queryKey[0] !== visitQuery.queryKey[0],
} satisfies QueryFilters

/** The visit of this document. */
export function useVisit() {
  return useSuspenseQuery(visitQuery).data
}
