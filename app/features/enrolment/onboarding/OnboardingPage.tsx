import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useKeptSession } from '#app/session/kept-session.ts'
import { SessionWarning } from '#app/shell/SessionWarning.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { OnboardingView } from './OnboardingView.tsx'
import { onboardingQueries } from './onboarding.queries.ts'
import { shownStep } from './onboarding-state.ts'

/** The first access of a new participant, at the step of the address. */
export function OnboardingPage() {
  const session = useKeptSession()
  const { data: state } = useSuspenseQuery(onboardingQueries.state())
  const { idStep } = useSearch({ from: '/onboarding' })
  if (!session) return null
  return (
    <OnboardingFrame>
      <OnboardingView step={shownStep(idStep, state)} state={state} person={session.person} />
      <SessionWarning expiresAt={session.expiresAt} />
    </OnboardingFrame>
  )
}
