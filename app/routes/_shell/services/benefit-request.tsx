import { createFileRoute } from '@tanstack/react-router'
import { askForBenefit } from '#app/features/benefit-request/benefit-request-definition.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/benefit-request')({
  ...requestRoute('benefit-request'),
  loader: requestLoader(askForBenefit),
  pendingComponent: requestPending(askForBenefit),
  component: requestPage(askForBenefit),
})
