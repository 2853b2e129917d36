import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { workbenchPending } from '#app/features/request-engine/workbench-pending.tsx'
import { BenefitSimulatorPage } from '#app/features/simulation/BenefitSimulatorPage.tsx'
import { simulationText } from '#app/features/simulation/benefit-simulation.text.ts'
import { LazySimulatorBench } from '#app/features/simulation/lazy-simulator-bench.ts'
import { simulationSearch } from '#app/features/simulation/simulation.search.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/simulador-beneficio')({
  ...serviceRoute('simulador-beneficio'),
  validateSearch: simulationSearch,
  loader: serviceLoader((queryClient) => [
    queryClient.ensureQueryData(ask('retornarSimulacoesBeneficio')),
    queryClient.ensureQueryData(ask('retornarSimuladorBeneficio')),
    LazySimulatorBench.preload?.() ?? Promise.resolve(),
  ]),
  pendingComponent: workbenchPending({ slug: 'simulador-beneficio', text: simulationText }),
  component: BenefitSimulatorPage,
})
