import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { MinutesRegistryPage } from '#app/features/settings/registries/minutes/MinutesRegistryPage.tsx'
import { minutesText } from '#app/features/settings/registries/minutes/minutes.text.ts'
import { minutesRegistry } from '#app/features/settings/registries/minutes/minutes-registry.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { planQueries } from '#app/plan/plan.queries.ts'

export const Route = createFileRoute('/_shell/settings/atas')({
  ...registryRoute,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      loadRegistry(minutesRegistry, queryClient, deps),
      queryClient.ensureQueryData(planQueries.all()),
    ]).then(() => undefined),
  head: titled(pageTitles.minutesRegistry),
  component: MinutesRegistryPage,
  pendingComponent: cardsPending(minutesText, [2, 8]),
})
