import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadRegistry } from '#app/features/settings/registries/load-registry.ts'
import { registryRoute } from '#app/features/settings/registries/registry-route.ts'
import { SupplierRegistryPage } from '#app/features/settings/registries/suppliers/SupplierRegistryPage.tsx'
import { suppliersText } from '#app/features/settings/registries/suppliers/suppliers.text.ts'
import { suppliersRegistry } from '#app/features/settings/registries/suppliers/suppliers-registry.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { planQueries } from '#app/plan/plan.queries.ts'

export const Route = createFileRoute('/_shell/settings/fornecedores')({
  ...registryRoute,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      loadRegistry(suppliersRegistry, queryClient, deps),
      queryClient.ensureQueryData(planQueries.all()),
    ]).then(() => undefined),
  head: titled(pageTitles.supplierRegistry),
  component: SupplierRegistryPage,
  pendingComponent: cardsPending(suppliersText, [2, 8]),
})
