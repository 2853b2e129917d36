import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { EmailConfirmationPage } from '#app/features/identity/email-confirmation/EmailConfirmationPage.tsx'
import { openedEmailChangeQuery } from '#app/features/identity/email-confirmation/email-confirmation.queries.ts'
import { keepsLink, linkSearch } from '#app/navigation/email-link.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/confirmar-email')({
  validateSearch: linkSearch,
  beforeLoad: keepsLink(
    '/confirmar-email',
    async () =>
      (await import('#app/features/identity/email-confirmation/email-confirmation.functions.ts'))
        .keepEmailChangeLink,
  ),
  loader: ({ context }) => context.queryClient.fetchQuery({ ...openedEmailChangeQuery, staleTime: 0 }),
  head: titled(pageTitles.emailConfirmation),
  pendingComponent: PagePending,
  component: EmailConfirmationPage,
})
