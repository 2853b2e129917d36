import { queryOptions } from '@tanstack/react-query'
import { readAfterWrites } from '#app/forms/draft-writes.ts'
import { onboardingState } from './onboarding.functions.ts'

/** Queries of the first access. Each loader reads again (`staleTime: 0`): the person may have continued in another tab or device. */
export const onboardingQueries = {
  state: () =>
    queryOptions({
      queryKey: ['onboarding'],
      queryFn: () => readAfterWrites(onboardingState),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
