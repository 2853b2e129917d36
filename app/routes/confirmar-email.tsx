import { createFileRoute, redirect } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { EmailConfirmationPage } from '#app/features/email-confirmation/EmailConfirmationPage.tsx'
import { openedEmailChangeQuery } from '#app/features/email-confirmation/email-confirmation.queries.ts'
import { emailConfirmationSearch } from '#app/features/email-confirmation/email-confirmation.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/confirmar-email')({
  validateSearch: emailConfirmationSearch,
  beforeLoad: async ({ search: { token } }) => {
    if (token === undefined) return
    // Fetched only for who comes by a link: every page's first bundle carries this route.
    const { takeEmailChange } = await import(
      '#app/features/email-confirmation/email-confirmation.functions.ts'
    )
    await takeEmailChange({ data: { token } })
    throw redirect({ to: '/confirmar-email', search: {}, replace: true })
  },
  loader: ({ context }) => context.queryClient.fetchQuery({ ...openedEmailChangeQuery, staleTime: 0 }),
  head: titled(pageTitles.emailConfirmation),
  pendingComponent: PagePending,
  component: EmailConfirmationPage,
})
