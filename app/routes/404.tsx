import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export const Route = createFileRoute('/404')({
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
