import type { QueryClient } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import type { Registry } from './define-registry.tsx'
import { registryQueries } from './registries.queries.ts'
import type { Scalars } from './registries.schema.ts'
import type { RegistrySearch } from './registry.search.ts'
import { listInputOf } from './registry-list-input.ts'

/** Warms what a registry's page shows at an address: its list, or one record and what hangs on it. */
export async function loadRegistry<Data, Values extends Scalars, Summary>(
  registry: Registry<Data, Values, Summary>,
  queryClient: QueryClient,
  search: RegistrySearch,
): Promise<void> {
  const namesPlan = Object.values(registry.fields).some(({ as }) => as === 'plan')
  const around = Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    namesPlan && queryClient.ensureQueryData(ask('retornarPlanos')),
  ])
  if (search.item === 'novo') return void (await around)
  if (search.item === undefined) {
    const list = queryClient.ensureQueryData(registryQueries.list(registry, listInputOf(search)))
    return void (await Promise.all([around, list]))
  }
  await Promise.all([
    around,
    queryClient.ensureQueryData(registryQueries.entry(registry, search.item)),
    queryClient.ensureQueryData(
      ask('retornarHistoricoItemCadastro', { cadastro: registry.id, idItem: search.item }),
    ),
    registry.details?.load(queryClient, search.item),
  ])
}
