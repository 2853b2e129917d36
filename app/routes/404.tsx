import { createFileRoute } from '@tanstack/react-router'
import { conditionText } from '#app/conditions/conditions.text.ts'
import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { titled } from '#app/navigation/page-title.ts'

export const Route = createFileRoute('/404')({
  loader: () => answerWithStatusOf('not-found'),
  head: titled(conditionText.titles.notFound),
  component: PageNotFound,
})
