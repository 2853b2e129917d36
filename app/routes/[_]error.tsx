import { createFileRoute } from '@tanstack/react-router'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { UnexpectedPage } from '#app/conditions/UnexpectedPage.tsx'
import { latePalette } from '#app/features/command-palette/late-palette.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { beginNotifications } from '#app/notifications/begin-notifications.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export const Route = createFileRoute('/_error')({
  loader: ({ context: { session, queryClient } }) => {
    answerWithStatusOf('unexpected')
    return session ? beginNotifications(queryClient) : undefined
  },
  head: titled(pageTitles.serverError),
  component: ServerError,
})

function ServerError() {
  return (
    <ConditionPage palette={latePalette}>
      <UnexpectedPage />
    </ConditionPage>
  )
}
