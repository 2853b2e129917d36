import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { workbenchPending } from '#app/features/request-engine/workbench-pending.tsx'
import { SimulatorPage } from '#app/features/taxes/tax-regime/SimulatorPage.tsx'
import { simulatorText } from '#app/features/taxes/tax-regime/tax-simulator.text.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/simulador-regime-tributacao')({
  ...serviceRoute('simulador-regime-tributacao'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(ask('retornarSimulacaoRegime'))]),
  pendingComponent: workbenchPending({ slug: 'simulador-regime-tributacao', text: simulatorText }),
  component: SimulatorPage,
})
