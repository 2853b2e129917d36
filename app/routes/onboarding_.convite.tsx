import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { InvitationPage } from '#app/features/enrolment/invitation-answers/InvitationPage.tsx'
import { openedInvitationQuery } from '#app/features/enrolment/invitation-answers/invitation-answers.queries.ts'
import { keepsLink, linkSearch } from '#app/navigation/email-link.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/onboarding_/convite')({
  validateSearch: linkSearch,
  beforeLoad: keepsLink(
    '/onboarding/convite',
    async () =>
      (await import('#app/features/enrolment/invitation-answers/invitation-answers.functions.ts'))
        .keepInvitationLink,
  ),
  loader: ({ context }) => context.queryClient.fetchQuery({ ...openedInvitationQuery, staleTime: 0 }),
  head: titled(pageTitles.invitation),
  pendingComponent: PagePending,
  component: InvitationPage,
})
