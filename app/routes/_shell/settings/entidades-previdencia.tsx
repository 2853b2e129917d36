import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { pensionEntitiesRegistry } from '#app/features/settings/registries/pension-entities/pension-entities-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/entidades-previdencia')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(pensionEntitiesRegistry, context.queryClient, deps),
  head: titled(pageTitles.pensionEntities),
  component: () => <RegistryPage registry={pensionEntitiesRegistry} />,
  pendingComponent: cardsPending(pensionEntitiesRegistry.text, [2, 8]),
})
