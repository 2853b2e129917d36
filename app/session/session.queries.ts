import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { currentVisit } from './session.functions.ts'

/** Who visits and how the pages look; read once a document and after every sign-in, sign-out and plan choice. */
export const visitQuery = queryOptions({
  queryKey: ['visit'],
  queryFn: () => currentVisit(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The visit of this document. */
export function useVisit() {
  return useSuspenseQuery(visitQuery).data
}
