import { createFileRoute } from '@tanstack/react-router'
import { selfSponsorshipRequestPage } from '#app/features/exits/self-sponsorship/self-sponsorship-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/autopatrocinio')({
  ...requestRoute('autopatrocinio'),
  loader: requestLoader(selfSponsorshipRequestPage),
  pendingComponent: requestPending(selfSponsorshipRequestPage),
  component: requestPage(selfSponsorshipRequestPage),
})
