import { queryOptions } from '@tanstack/react-query'
import { onboardingState } from './onboarding.functions.ts'

/** What the first access reads. Always asked anew: it may have gone on in another tab or on another device. */
export const onboardingQueries = {
  state: () =>
    queryOptions({ queryKey: ['onboarding'], queryFn: () => onboardingState(), staleTime: 10_000 }),
}
