import { createFileRoute, redirect } from '@tanstack/react-router'
import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { UNDER_CONSTRUCTION } from '#app/navigation/under-construction.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    // Fetched only for who comes here: every page's first bundle carries this route.
    const { specifiedPaths } = await import('#contract/portal-paths.ts')
    const path = location.pathname.replace(/(.)\/+$/, (_, before: string) => before)
    if (specifiedPaths.includes(path)) throw redirect({ to: UNDER_CONSTRUCTION, search: { pagina: path } })
  },
  loader: ({ context: { session, queryClient } }) => {
    answerWithStatusOf('not-found')
    return session ? prefetchNotifications(queryClient) : undefined
  },
  head: titled(pageTitles.notFound),
  component: NotFound,
})

function NotFound() {
  return (
    <ConditionPage palette={lazyPalette}>
      <PageNotFound />
    </ConditionPage>
  )
}
