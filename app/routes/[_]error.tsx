import { createFileRoute } from '@tanstack/react-router'
import { conditionText } from '#app/conditions/conditions.text.ts'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { UnexpectedPage } from '#app/conditions/UnexpectedPage.tsx'
import { titled } from '#app/navigation/page-title.ts'

export const Route = createFileRoute('/_error')({
  loader: () => answerWithStatusOf('unexpected'),
  head: titled(conditionText.titles.serverError),
  component: UnexpectedPage,
})
