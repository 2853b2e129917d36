import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { PasswordPage } from '#app/features/identity/passwords/PasswordPage.tsx'
import { passwordQueries } from '#app/features/identity/passwords/passwords.queries.ts'
import { passwordSearch } from '#app/features/identity/passwords/passwords.search.ts'
import { keepsLink } from '#app/navigation/email-link.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/alterar-senha')({
  validateSearch: passwordSearch,
  beforeLoad: keepsLink(
    '/alterar-senha',
    async () => (await import('#app/features/identity/passwords/passwords.functions.ts')).keepPasswordLink,
  ),
  loader: ({ context }) => context.queryClient.fetchQuery({ ...passwordQueries.entry(), staleTime: 0 }),
  head: titled(pageTitles.password),
  pendingComponent: PagePending,
  component: PasswordPage,
})
