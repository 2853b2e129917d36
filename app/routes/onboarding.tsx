import { createFileRoute, redirect } from '@tanstack/react-router'
import { OnboardingPage } from '#app/features/enrolment/onboarding/OnboardingPage.tsx'
import { OnboardingPending } from '#app/features/enrolment/onboarding/OnboardingPending.tsx'
import { onboardingSearch } from '#app/features/enrolment/onboarding/onboarding.search.ts'
import { openOnboarding } from '#app/features/enrolment/onboarding/open-onboarding.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/onboarding')({
  validateSearch: onboardingSearch,
  beforeLoad: ({ context: { session }, location }) => {
    if (!session) throw redirect({ to: '/login', search: { voltar: location.href } })
    if (session.isAttendant) throw redirect({ to: '/' })
  },
  loaderDeps: ({ search: { idStep } }) => ({ idStep }),
  loader: ({ context, deps }) => openOnboarding(context.queryClient, deps.idStep),
  head: titled(pageTitles.onboarding),
  pendingComponent: OnboardingPending,
  component: OnboardingPage,
})
