import { createFileRoute } from '@tanstack/react-router'
import { incomeChangeForm } from '#app/features/benefits/income-change/income-change-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/alteracao-renda')({
  ...requestRoute('alteracao-renda'),
  loader: requestLoader(incomeChangeForm),
  pendingComponent: requestPending(incomeChangeForm),
  component: requestPage(incomeChangeForm),
})
