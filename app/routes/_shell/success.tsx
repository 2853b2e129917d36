import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '#app/features/service-request/SuccessPage.tsx'
import { successSearch } from '#app/features/service-request/service-request.schema.ts'
import { requestText } from '#app/features/service-request/service-request.text.ts'
import { titled } from '#app/navigation/page-title.ts'

export const Route = createFileRoute('/_shell/success')({
  validateSearch: successSearch,
  head: titled(requestText.success.title),
  component: SuccessPage,
})
