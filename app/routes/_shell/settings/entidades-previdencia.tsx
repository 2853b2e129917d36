import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { PensionEntitiesPage } from '#app/features/settings/registries/pension-entities/PensionEntitiesPage.tsx'
import { pensionEntitiesText } from '#app/features/settings/registries/pension-entities/pension-entities.text.ts'
import { pensionEntitiesRegistry } from '#app/features/settings/registries/pension-entities/pension-entities-registry.ts'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/entidades-previdencia')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(pensionEntitiesRegistry, context.queryClient, deps),
  head: titled(pageTitles.pensionEntities),
  component: PensionEntitiesPage,
  pendingComponent: cardsPending(pensionEntitiesText, [2, 8]),
})
