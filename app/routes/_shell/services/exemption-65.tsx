import { createFileRoute } from '@tanstack/react-router'
import { ageExemptionRequest } from '#app/features/age-exemption/age-exemption-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/exemption-65')({
  ...requestRoute('exemption-65'),
  loader: requestLoader(ageExemptionRequest),
  pendingComponent: requestPending(ageExemptionRequest),
  component: requestPage(ageExemptionRequest),
})
