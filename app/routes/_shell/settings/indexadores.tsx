import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { IndexersPage } from '#app/features/settings-registries/indexers/IndexersPage.tsx'
import { loadRegistry } from '#app/features/settings-registries/load-registry.ts'
import { RegistryPending } from '#app/features/settings-registries/RegistryPending.tsx'
import { registrySearchDefaults } from '#app/features/settings-registries/registry.search.ts'
import { registryRoute } from '#app/features/settings-registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/indexadores')({
  ...registryRoute,
  search: { middlewares: [stripSearchParams(registrySearchDefaults)] },
  loader: ({ context, deps }) => loadRegistry('indexadores', context.queryClient, deps),
  head: titled(pageTitles.indexers),
  component: IndexersPage,
  pendingComponent: RegistryPending,
})
