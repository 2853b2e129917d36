import type { QueryClient } from '@tanstack/react-query'
import type { RegistryId } from '#contract/registries.ts'
import { registryQueries } from './registries.queries.ts'
import type { RegistrySearch } from './registry.search.ts'
import { listInputOf } from './registry-list-input.ts'

/** Warms what a registry's page shows at an address: its list, or one record and what hangs on it. */
export async function loadRegistry(
  id: RegistryId,
  queryClient: QueryClient,
  search: RegistrySearch,
): Promise<void> {
  if (search.item === 'novo') return
  if (search.item === undefined) {
    await queryClient.ensureQueryData(registryQueries.list(id, listInputOf(search)))
    return
  }
  await Promise.all([
    queryClient.ensureQueryData(registryQueries.entry(id, search.item)),
    id === 'indexadores' && queryClient.ensureQueryData(registryQueries.indexerValues(search.item)),
  ])
}
