import { Skeleton } from '@portal/design-system/Skeleton'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { onboardingText } from './onboarding.text.ts'

/** The first access while it is on its way. */
export function OnboardingPending() {
  return (
    <OnboardingFrame>
      <Skeleton isLoading lines={6} label={onboardingText.pending} />
    </OnboardingFrame>
  )
}
