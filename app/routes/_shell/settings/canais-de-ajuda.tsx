import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { HelpChannelsPage } from '#app/features/settings/registries/help-channels/HelpChannelsPage.tsx'
import { helpChannelsText } from '#app/features/settings/registries/help-channels/help-channels.text.ts'
import { helpChannelsRegistry } from '#app/features/settings/registries/help-channels/help-channels-registry.ts'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/canais-de-ajuda')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(helpChannelsRegistry, context.queryClient, deps),
  head: titled(pageTitles.helpChannels),
  component: HelpChannelsPage,
  pendingComponent: cardsPending(helpChannelsText, [2, 8]),
})
