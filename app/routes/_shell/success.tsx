import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '#app/features/service-request/SuccessPage.tsx'
import { successSearch } from '#app/features/service-request/service-request.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/success')({
  validateSearch: successSearch,
  head: titled(pageTitles.requestReceived),
  component: SuccessPage,
})
