import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { slidesRegistry } from '#app/features/settings/registries/slides/slides-registry.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/configurar-carrossel')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(slidesRegistry, context.queryClient, deps),
  head: titled(pageTitles.slides),
  component: () => <RegistryPage registry={slidesRegistry} />,
  pendingComponent: cardsPending(slidesRegistry.text, [2, 8]),
})
