import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { minutesRegistry } from '#app/features/settings/registries/minutes/minutes-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/atas')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(minutesRegistry, context.queryClient, deps),
  head: titled(pageTitles.minutesRegistry),
  component: () => <RegistryPage registry={minutesRegistry} />,
  pendingComponent: cardsPending(minutesRegistry.text, [2, 8]),
})
