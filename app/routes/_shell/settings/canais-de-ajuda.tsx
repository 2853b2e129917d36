import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { helpChannelsRegistry } from '#app/features/settings/registries/help-channels/help-channels-registry.ts'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/canais-de-ajuda')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(helpChannelsRegistry, context.queryClient, deps),
  head: titled(pageTitles.helpChannels),
  component: () => <RegistryPage registry={helpChannelsRegistry} />,
  pendingComponent: cardsPending(helpChannelsRegistry.text, [2, 8]),
})
