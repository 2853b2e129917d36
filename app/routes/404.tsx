import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/404')({
  loader: () => answerWithStatusOf('not-found'),
  head: titled(pageTitles.notFound),
  component: PageNotFound,
})
