import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { readVisitAnew } from '#app/session/session.queries.ts'
import { saveOnboardingStep } from './onboarding.functions.ts'
import { onboardingQueries } from './onboarding.queries.ts'
import type { SendStep } from './use-save-step.ts'

/** Sends a step and reads anew what it changed; after the last one also the session, whose first access is over. */
export function useSendStep(): SendStep {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({ mutationFn: saveOnboardingStep })
  const readAgain = () => queryClient.fetchQuery({ ...onboardingQueries.state(), staleTime: 0 })
  return async (input) => {
    try {
      const saved = await mutateAsync({ data: input })
      if (saved.onboarding === 'N') await readVisitAnew(queryClient)
      await readAgain()
    } catch (error) {
      // Out of order, saved elsewhere or over: what the page shows is older than what the API knows.
      if (problemOf(error).kind === 'conflict') void readAgain().catch(() => undefined)
      throw error
    }
  }
}
