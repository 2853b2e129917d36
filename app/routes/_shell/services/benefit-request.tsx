import { createFileRoute } from '@tanstack/react-router'
import { benefitRequestDefinition } from '#app/features/benefits/benefit-request/benefit-request-definition.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/benefit-request')({
  ...requestRoute('benefit-request'),
  loader: requestLoader(benefitRequestDefinition),
  pendingComponent: requestPending(benefitRequestDefinition),
  component: requestPage(benefitRequestDefinition),
})
