import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { publicSimulatorQuery } from '#app/features/simulation/benefit-simulation.queries.ts'
import { LateSimulatorBench } from '#app/features/simulation/late-simulator-bench.ts'
import { PublicSimulatorPage } from '#app/features/simulation/PublicSimulatorPage.tsx'
import { simulationSearch } from '#app/features/simulation/simulation.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/simulador-beneficio')({
  validateSearch: simulationSearch,
  loader: ({ context }) =>
    Promise.all([context.queryClient.ensureQueryData(publicSimulatorQuery), LateSimulatorBench.preload?.()]),
  head: titled(pageTitles.benefitSimulator),
  pendingComponent: PagePending,
  component: PublicSimulatorPage,
})
