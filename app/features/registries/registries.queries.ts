import { queryOptions } from '@tanstack/react-query'
import type { RegistryId } from '#contract/registries.ts'
import { registryEntry, registryList } from './registries.functions.ts'
import { type RecordSchemas, recordOf } from './registries.schema.ts'
import type { RegistryListInput } from './registry.search.ts'

type Readable<Data, Summary> = RecordSchemas<Data, Summary> & { id: RegistryId }

/** Every key starts with 'registries' and the registry, so that a write refreshes its lists and its records. */
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
      queryKey: ['registries', registry.id, 'entry', idItem],
      queryFn: async () =>
        recordOf(registry, await registryEntry({ data: { cadastro: registry.id, idItem } })),
    }),
}
