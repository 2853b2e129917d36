import { createFileRoute } from '@tanstack/react-router'
import { askForPortability } from '#app/features/portability/portability-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/portabilidade')({
  ...requestRoute('portabilidade'),
  loader: requestLoader(askForPortability),
  pendingComponent: requestPending(askForPortability),
  component: requestPage(askForPortability),
})
