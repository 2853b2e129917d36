import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { SlidesPage } from '#app/features/settings/registries/slides/SlidesPage.tsx'
import { slidesText } from '#app/features/settings/registries/slides/slides.text.ts'
import { slidesRegistry } from '#app/features/settings/registries/slides/slides-registry.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { planQueries } from '#app/plan/plan.queries.ts'

export const Route = createFileRoute('/_shell/settings/configurar-carrossel')({
  ...registryRoute,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      loadRegistry(slidesRegistry, queryClient, deps),
      queryClient.ensureQueryData(planQueries.all()),
    ]).then(() => undefined),
  head: titled(pageTitles.slides),
  component: SlidesPage,
  pendingComponent: cardsPending(slidesText, [2, 8]),
})
