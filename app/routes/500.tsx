import { createFileRoute } from '@tanstack/react-router'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { UnexpectedPage } from '#app/conditions/UnexpectedPage.tsx'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export const Route = createFileRoute('/500')({
  loader: ({ context: { session, queryClient } }) => {
    answerWithStatusOf('unexpected')
    return session ? prefetchNotifications(queryClient) : undefined
  },
  head: titled(pageTitles.serverError),
  component: ServerError,
})

function ServerError() {
  return (
    <ConditionPage palette={lazyPalette}>
      <UnexpectedPage />
    </ConditionPage>
  )
}
