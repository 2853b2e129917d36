import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { currentVisit } from './session.functions.ts'
import type { VisibleSession } from './visible-session.ts'

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

/** The session of a page that is only shown to signed-in people. */
export function useSession(): VisibleSession {
  const { session } = useVisit()
  if (!session) throw new Error('This page is only shown with a session')
  return session
}
