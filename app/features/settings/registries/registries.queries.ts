import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import type { RegistryId } from '#contract/settings/registries.ts'
import { registryEntry, registryHistory, registryList } from './registries.functions.ts'
import { type RecordSchemas, recordOf } from './registries.schema.ts'
import type { RegistryListInput } from './registry.search.ts'

type Readable<Data, Summary> = RecordSchemas<Data, Summary> & { id: RegistryId }

/** The lists of a registry, one of its records, and what was done to it. */
export const registryQueries = {
  list: <Data, Summary>(registry: Readable<Data, Summary>, input: RegistryListInput) =>
    queryOptions({
      queryKey: ['registries', registry.id, 'list', input],
      queryFn: async () => {
        const list = await registryList({ data: { cadastro: registry.id, ...input } })
        return { ...list, itens: list.itens.map((entry) => recordOf(registry, entry)) }
      },
    }),
  entry: <Data, Summary>(registry: Readable<Data, Summary>, idItem: number) =>
    queryOptions({
      ...editedQuery,
      queryKey: ['registries', registry.id, 'entry', idItem],
      queryFn: async () =>
        recordOf(registry, await registryEntry({ data: { cadastro: registry.id, idItem } })),
    }),
  history: (cadastro: RegistryId, idItem: number) =>
    queryOptions({
      queryKey: ['registries', cadastro, 'history', idItem],
      queryFn: () => registryHistory({ data: { cadastro, idItem } }),
    }),
}
