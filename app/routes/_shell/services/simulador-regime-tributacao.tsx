import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'
import { SimulatorPage } from '#app/features/tax-regime/SimulatorPage.tsx'
import { SimulatorPending } from '#app/features/tax-regime/SimulatorPending.tsx'
import { taxSimulatorQuery } from '#app/features/tax-regime/tax-simulator.queries.ts'

export const Route = createFileRoute('/_shell/services/simulador-regime-tributacao')({
  ...serviceRoute('simulador-regime-tributacao'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(taxSimulatorQuery)]),
  pendingComponent: SimulatorPending,
  component: SimulatorPage,
})
