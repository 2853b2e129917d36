import { createFileRoute } from '@tanstack/react-router'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'
import { suspensionRequest } from '#app/features/suspensions/suspension-request.tsx'

export const Route = createFileRoute('/_shell/services/suspend-contribution')({
  ...requestRoute('suspend-contribution'),
  loader: requestLoader(suspensionRequest),
  pendingComponent: requestPending(suspensionRequest),
  component: requestPage(suspensionRequest),
})
