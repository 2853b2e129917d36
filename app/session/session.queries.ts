import { type QueryClient, type QueryFilters, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { planLinkOnScreen } from './plan-link-on-screen.ts'
import { currentVisit } from './session.functions.ts'

/** So long a page that stays open takes its plan's theme, and where the person stands in the plan, for what is in force. */
const PLAN_AGE_MS = 60_000

/**
 * Who visits, and in which theme. Read with every document and by {@link refreshVisit}; while a plan is on screen, going to another page
 * asks in the background, at most once a minute, whether its theme or the person's situation in it changed.
 */
export const visitQuery = queryOptions({
  queryKey: ['visit'],
  queryFn: () => currentVisit({ data: { idVinculo: planLinkOnScreen() ?? undefined } }),
  staleTime: ({ state }) => (state.data?.session?.planLink ? PLAN_AGE_MS : Number.POSITIVE_INFINITY),
  gcTime: Number.POSITIVE_INFINITY,
})

/** Reads the visit after this page changed it: another plan link, another person to act for, the first access done. */
export async function refreshVisit(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: visitQuery.queryKey })
  await queryClient.fetchQuery({ ...visitQuery, queryFn: () => currentVisit({ data: {} }), staleTime: 0 })
}

/**
 * Asks whether the session of this page is still there, and hears with the answer what time it is at the server; for a page that may have slept.
 * @returns whether it is. Without an answer nothing is known, so it counts as there.
 */
export async function isSessionThere(queryClient: QueryClient): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery({ ...visitQuery, staleTime: 0 })).session !== null
  } catch {
    return true
  }
}

/** Everything that was read but the visit: what another plan, person or session must not see. */
export const allButVisit = {
  predicate: ({ queryKey }) => queryKey[0] !== visitQuery.queryKey[0],
} satisfies QueryFilters

/** The visit of this document. */
export function useVisit() {
  return useSuspenseQuery(visitQuery).data
}
