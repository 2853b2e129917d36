import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { endsWithSession } from '#app/navigation/public-paths.ts'
import { allButVisit, visitQuery } from './session.queries.ts'

/**
 * Takes a person whose session ended to the sign-in page and keeps the way back. Stays inside the document, so that no "leave this
 * page?" of the browser stands in between. A form that keeps a draft has it afterwards; what is typed into any other is lost. Does
 * nothing on a page that needs no session, so a refused call there can never loop.
 */
export function leaveForSignIn(router: AnyRouter, queryClient: QueryClient): void {
  if (typeof document === 'undefined') return
  const { pathname, href } = router.state.location
  if (!endsWithSession(pathname)) return
  queryClient.setQueryData(visitQuery.queryKey, (visit) => visit && { ...visit, session: null })
  queryClient.removeQueries(allButVisit)
  void router.navigate({ to: '/login', search: { voltar: href, motivo: 'sessao' } })
}
