import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { indexersRegistry } from '#app/features/settings/registries/indexers/indexers-registry.ts'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/indexadores')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(indexersRegistry, context.queryClient, deps),
  head: titled(pageTitles.indexers),
  component: () => <RegistryPage registry={indexersRegistry} />,
  pendingComponent: cardsPending(indexersRegistry.text, [2, 8]),
})
