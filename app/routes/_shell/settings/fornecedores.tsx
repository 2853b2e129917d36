import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { RegistryPage } from '#app/features/settings/registries/RegistryPage.tsx'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { suppliersRegistry } from '#app/features/settings/registries/suppliers/suppliers-registry.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/fornecedores')({
  ...registryRoute,
  loader: ({ context, deps }) => loadRegistry(suppliersRegistry, context.queryClient, deps),
  head: titled(pageTitles.supplierRegistry),
  component: () => <RegistryPage registry={suppliersRegistry} />,
  pendingComponent: cardsPending(suppliersRegistry.text, [2, 8]),
})
