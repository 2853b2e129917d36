import { createFileRoute, redirect } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { PasswordPage } from '#app/features/passwords/PasswordPage.tsx'
import { passwordQueries } from '#app/features/passwords/passwords.queries.ts'
import { passwordSearch } from '#app/features/passwords/passwords.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/alterar-senha')({
  validateSearch: passwordSearch,
  beforeLoad: async ({ search: { token } }) => {
    if (token === undefined) return
    // Fetched only for who comes by a link: every page's first bundle carries this route.
    const { takePasswordLink } = await import('#app/features/passwords/passwords.functions.ts')
    await takePasswordLink({ data: { token } })
    throw redirect({ to: '/alterar-senha', search: {}, replace: true })
  },
  loader: ({ context }) => context.queryClient.fetchQuery({ ...passwordQueries.entry(), staleTime: 0 }),
  head: titled(pageTitles.password),
  pendingComponent: PagePending,
  component: PasswordPage,
})
