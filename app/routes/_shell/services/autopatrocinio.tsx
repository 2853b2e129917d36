import { createFileRoute } from '@tanstack/react-router'
import { selfSponsorshipRequestPage } from '#app/features/self-sponsorship/self-sponsorship-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/autopatrocinio')({
  ...requestRoute('autopatrocinio'),
  loader: requestLoader(selfSponsorshipRequestPage),
  pendingComponent: requestPending(selfSponsorshipRequestPage),
  component: requestPage(selfSponsorshipRequestPage),
})
