import { createFileRoute } from '@tanstack/react-router'
import { cashWithdrawalDefinition } from '#app/features/benefits/cash-withdrawal/cash-withdrawal-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/saque-a-vista')({
  ...requestRoute('saque-a-vista'),
  loader: requestLoader(cashWithdrawalDefinition),
  pendingComponent: requestPending(cashWithdrawalDefinition),
  component: requestPage(cashWithdrawalDefinition),
})
