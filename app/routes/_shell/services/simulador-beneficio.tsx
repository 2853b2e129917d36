import { createFileRoute } from '@tanstack/react-router'
import { BenefitSimulatorPage } from '#app/features/benefit-simulation/BenefitSimulatorPage.tsx'
import { BenefitSimulatorPending } from '#app/features/benefit-simulation/BenefitSimulatorPending.tsx'
import {
  benefitSimulatorQuery,
  savedSimulationsQuery,
} from '#app/features/benefit-simulation/benefit-simulation.queries.ts'
import { LateSimulatorBench } from '#app/features/benefit-simulation/late-simulator-bench.ts'
import { simulationSearch } from '#app/features/benefit-simulation/simulation.search.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

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
