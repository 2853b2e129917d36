import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { BenefitSimulatorPage } from '#app/features/simulation/BenefitSimulatorPage.tsx'
import { BenefitSimulatorPending } from '#app/features/simulation/BenefitSimulatorPending.tsx'
import {
  benefitSimulatorQuery,
  savedSimulationsQuery,
} from '#app/features/simulation/benefit-simulation.queries.ts'
import { LateSimulatorBench } from '#app/features/simulation/late-simulator-bench.ts'
import { simulationSearch } from '#app/features/simulation/simulation.search.ts'

export const Route = createFileRoute('/_shell/services/simulador-beneficio')({
  ...serviceRoute('simulador-beneficio'),
  validateSearch: simulationSearch,
  loader: serviceLoader((queryClient) => [
    queryClient.ensureQueryData(savedSimulationsQuery),
    queryClient.ensureQueryData(benefitSimulatorQuery),
    LateSimulatorBench.preload?.() ?? Promise.resolve(),
  ]),
  pendingComponent: BenefitSimulatorPending,
  component: BenefitSimulatorPage,
})
