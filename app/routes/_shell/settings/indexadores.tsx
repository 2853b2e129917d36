import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { IndexersPage } from '#app/features/settings/registries/indexers/IndexersPage.tsx'
import { indexersText } from '#app/features/settings/registries/indexers/indexers.text.ts'
import { indexersRegistry } from '#app/features/settings/registries/indexers/indexers-registry.ts'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/indexadores')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(indexersRegistry, context.queryClient, deps),
  head: titled(pageTitles.indexers),
  component: IndexersPage,
  pendingComponent: cardsPending(indexersText, [2, 8]),
})
