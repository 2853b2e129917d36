import { createFileRoute } from '@tanstack/react-router'
import { suspensionRequest } from '#app/features/contributions/suspensions/suspension-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/suspend-contribution')({
  ...requestRoute('suspend-contribution'),
  loader: requestLoader(suspensionRequest),
  pendingComponent: requestPending(suspensionRequest),
  component: requestPage(suspensionRequest),
})
