import { createFileRoute, redirect } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { InvitationPage } from '#app/features/invitation-answers/InvitationPage.tsx'
import { openedInvitationQuery } from '#app/features/invitation-answers/invitation-answers.queries.ts'
import { invitationSearch } from '#app/features/invitation-answers/invitation-answers.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/onboarding_/convite')({
  validateSearch: invitationSearch,
  beforeLoad: async ({ search: { token } }) => {
    if (token === undefined) return
    // Fetched only for who comes by a link: every page's first bundle carries this route.
    const { takeInvitation } = await import(
      '#app/features/invitation-answers/invitation-answers.functions.ts'
    )
    await takeInvitation({ data: { token } })
    throw redirect({ to: '/onboarding/convite', search: {}, replace: true })
  },
  loader: ({ context }) => context.queryClient.fetchQuery({ ...openedInvitationQuery, staleTime: 0 }),
  head: titled(pageTitles.invitation),
  pendingComponent: PagePending,
  component: InvitationPage,
})
