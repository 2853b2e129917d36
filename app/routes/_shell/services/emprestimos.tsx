import { createFileRoute } from '@tanstack/react-router'
import { loanRequestDefinition } from '#app/features/loans/loan-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/emprestimos')({
  ...requestRoute('emprestimos'),
  loader: requestLoader(loanRequestDefinition),
  pendingComponent: requestPending(loanRequestDefinition),
  component: requestPage(loanRequestDefinition),
})
