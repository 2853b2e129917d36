import { queryOptions } from '@tanstack/react-query'
import { readAfterWrites } from '#app/forms/draft-writes.ts'
import { onboardingState } from './onboarding.functions.ts'

/**
 * What the first access reads. A step shows what its loader read, which asks anew (`staleTime: 0`) whenever one opens: it may have gone
 * on in another tab or on another device.
 */
export const onboardingQueries = {
  state: () =>
    queryOptions({
      queryKey: ['onboarding'],
      queryFn: () => readAfterWrites(onboardingState),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
