import { createFileRoute } from '@tanstack/react-router'
import { portabilityDefinition } from '#app/features/exits/portability/portability-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/portabilidade')({
  ...requestRoute('portabilidade'),
  loader: requestLoader(portabilityDefinition),
  pendingComponent: requestPending(portabilityDefinition),
  component: requestPage(portabilityDefinition),
})
