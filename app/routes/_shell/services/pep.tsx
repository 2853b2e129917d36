import { createFileRoute } from '@tanstack/react-router'
import { declarationQueries } from '#app/features/declarations/declarations.queries.ts'
import { PepPage } from '#app/features/declarations/PepPage.tsx'
import { PepPending } from '#app/features/declarations/PepPending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/pep')({
  ...serviceRoute('pep', 'write'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(declarationQueries.pep())]),
  pendingComponent: PepPending,
  component: PepPage,
})
