import { createFileRoute } from '@tanstack/react-router'
import { incomeChangeForm } from '#app/features/income-change/income-change-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/alteracao-renda')({
  ...requestRoute('alteracao-renda'),
  loader: requestLoader(incomeChangeForm),
  pendingComponent: requestPending(incomeChangeForm),
  component: requestPage(incomeChangeForm),
})
