import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { cannedRepliesRegistry } from '#app/features/settings/registries/canned-replies/canned-replies-registry.ts'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/respostas-prontas')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(cannedRepliesRegistry, context.queryClient, deps),
  head: titled(pageTitles.cannedReplies),
  component: () => <RegistryPage registry={cannedRepliesRegistry} />,
  pendingComponent: cardsPending(cannedRepliesRegistry.text, [2, 8]),
})
