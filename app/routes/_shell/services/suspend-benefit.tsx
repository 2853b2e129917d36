import { createFileRoute } from '@tanstack/react-router'
import { benefitSuspensionForm } from '#app/features/benefits/benefit-suspension/benefit-suspension-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/suspend-benefit')({
  ...requestRoute('suspend-benefit'),
  loader: requestLoader(benefitSuspensionForm),
  pendingComponent: requestPending(benefitSuspensionForm),
  component: requestPage(benefitSuspensionForm),
})
