import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { LazySimulatorBench } from '#app/features/simulation/lazy-simulator-bench.ts'
import { PublicSimulatorPage } from '#app/features/simulation/PublicSimulatorPage.tsx'
import { simulationSearch } from '#app/features/simulation/simulation.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/simulador-beneficio')({
  validateSearch: simulationSearch,
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(ask('retornarSimuladorBeneficioPublico')),
      LazySimulatorBench.preload?.(),
    ]),
  head: titled(pageTitles.benefitSimulator),
  pendingComponent: PagePending,
  component: PublicSimulatorPage,
})
