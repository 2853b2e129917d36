import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import { PortalProblem, problemOf } from './api/problem.ts'
import { markQueriesAsFresh } from './clock/mark-as-fresh.ts'
import { PagePending } from './conditions/PagePending.tsx'
import { errorScreen, notFoundScreen } from './conditions/router-screens.ts'
import { DocumentErrorBoundary } from './hydration/error-boundaries.tsx'
import { isPageHydrated } from './hydration/page-hydrated.ts'
import { routeTree } from './routeTree.gen.ts'
import { leaveForSignIn } from './session/leave-for-sign-in.ts'
import { watchPlanLink } from './session/plan-link-on-screen.ts'
import { visitQuery } from './session/session.queries.ts'

/** One router and one query cache a request on the server, one a document in the browser. */
export function getRouter() {
  const onError = (error: unknown) => {
    if (problemOf(error).kind === 'unauthenticated') leaveForSignIn(router, queryClient)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: 30_000, retry: retryOnce, refetchOnWindowFocus: false } },
  })
  if (typeof document !== 'undefined') markQueriesAsFresh(queryClient)
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    disableGlobalCatchBoundary: true,
    Wrap: DocumentErrorBoundary,
    defaultErrorComponent: errorScreen,
    defaultNotFoundComponent: notFoundScreen,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
    defaultPendingMinMs: 0,
    scrollRestoration: isScrollOurs,
    ssr: { nonce: requestNonce() },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  watchPlanLink(() => queryClient.getQueryData(visitQuery.queryKey)?.session?.planLink?.id ?? null)
  return router
}

/**
 * Whether the router may scroll to where a page begins or was left. A page that is just coming alive was read by then: the document's own
 * script has put it where it belongs, and the person may have gone on from there.
 */
const isScrollOurs = () => typeof document === 'undefined' || isPageHydrated() || scrollY === 0

/**
 * Only a line that broke before the portal answered is asked again. What the portal says of a silent API it has waited for already, and
 * a refusal will not change by asking.
 */
function retryOnce(failures: number, error: unknown): boolean {
  const isBrokenLine = !(error instanceof PortalProblem) && problemOf(error).kind === 'unavailable'
  return typeof document !== 'undefined' && failures < 1 && isBrokenLine
}

const requestNonce = createIsomorphicFn()
  .server((): string | undefined => getStartContext().contextAfterGlobalMiddlewares?.nonce)
  .client(
    (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
  )

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
