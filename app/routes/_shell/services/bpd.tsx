import { createFileRoute } from '@tanstack/react-router'
import { deferralRequestPage } from '#app/features/exits/deferral/deferral-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/bpd')({
  ...requestRoute('bpd'),
  loader: requestLoader(deferralRequestPage),
  pendingComponent: requestPending(deferralRequestPage),
  component: requestPage(deferralRequestPage),
})
