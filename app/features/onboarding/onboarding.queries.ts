import { queryOptions } from '@tanstack/react-query'
import { draftsWritten } from '#app/forms/use-server-draft.ts'
import { onboardingState } from './onboarding.functions.ts'

/** Milliseconds in which the state is not asked for again: the page reads it right after its loader did. */
const FRESH = 1000

/** What the first access reads, whenever a step opens: it may have gone on in another tab or on another device. */
export const onboardingQueries = {
  state: () =>
    queryOptions({
      queryKey: ['onboarding'],
      queryFn: async () => {
        await draftsWritten()
        return onboardingState()
      },
      staleTime: FRESH,
    }),
}
