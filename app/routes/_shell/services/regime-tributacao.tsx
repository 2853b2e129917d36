import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'
import { RegimePage } from '#app/features/tax-regime/RegimePage.tsx'
import { RegimePending } from '#app/features/tax-regime/RegimePending.tsx'
import { taxRegimeQueries } from '#app/features/tax-regime/tax-regime.queries.ts'

export const Route = createFileRoute('/_shell/services/regime-tributacao')({
  ...serviceRoute('regime-tributacao'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(taxRegimeQueries.current())]),
  pendingComponent: RegimePending,
  component: RegimePage,
})
