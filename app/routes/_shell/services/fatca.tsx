import { createFileRoute } from '@tanstack/react-router'
import { declarationQueries } from '#app/features/declarations/declarations.queries.ts'
import { FatcaPage } from '#app/features/declarations/FatcaPage.tsx'
import { FatcaPending } from '#app/features/declarations/FatcaPending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/fatca')({
  ...serviceRoute('fatca', 'write'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(declarationQueries.fatca())]),
  pendingComponent: FatcaPending,
  component: FatcaPage,
})
