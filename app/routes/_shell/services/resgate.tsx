import { createFileRoute } from '@tanstack/react-router'
import { redemptionDefinition } from '#app/features/exits/redemption/redemption-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/resgate')({
  ...requestRoute('resgate'),
  loader: requestLoader(redemptionDefinition),
  pendingComponent: requestPending(redemptionDefinition),
  component: requestPage(redemptionDefinition),
})
