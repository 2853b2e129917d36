import { createFileRoute } from '@tanstack/react-router'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { UnexpectedPage } from '#app/conditions/UnexpectedPage.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_error')({
  loader: () => answerWithStatusOf('unexpected'),
  head: titled(pageTitles.serverError),
  component: UnexpectedPage,
})
