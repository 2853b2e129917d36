import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { refreshVisit, visitQuery } from '#app/session/session.queries.ts'
import { onboardingQueries } from './onboarding.queries.ts'
import { shownStep } from './onboarding-state.ts'

/**
 * Reads where the person stands and puts the step that is shown into the address. What has ended does not go on anywhere else, so it is
 * not asked for again: its page is in sight by then, and one that waits in between would take the focus from its heading.
 */
export async function openOnboarding(queryClient: QueryClient, asked: number | undefined): Promise<void> {
  const state = await queryClient.fetchQuery({
    ...onboardingQueries.state(),
    staleTime: ({ state: { data } }) => (data?.onboarding === 'N' ? Number.POSITIVE_INFINITY : 0),
  })
  const visit = queryClient.getQueryData(visitQuery.queryKey)
  // It ended without this browser hearing of it: the stored login was just told, and so is the page.
  if (state.onboarding === 'N' && visit?.session?.person.onboarding === 'S') await refreshVisit(queryClient)
  const shown = shownStep(asked, state)
  if (shown !== asked) throw redirect({ to: '/onboarding', search: { idStep: shown }, replace: true })
}
