import { queryOptions } from '@tanstack/react-query'
import type { RegistryId } from '#contract/registries.ts'
import { indexerValues, registryEntry, registryList } from './registries.functions.ts'
import type { RegistryListInput } from './registry.search.ts'

/** Every key starts with 'registries' and the registry, so that a write refreshes its lists and its records. */
export const registryQueries = {
  list: (cadastro: RegistryId, input: RegistryListInput) =>
    queryOptions({
      queryKey: ['registries', cadastro, 'list', input],
      queryFn: () => registryList({ data: { cadastro, ...input } }),
    }),
  entry: (cadastro: RegistryId, idItem: number) =>
    queryOptions({
      queryKey: ['registries', cadastro, 'entry', idItem],
      queryFn: () => registryEntry({ data: { cadastro, idItem } }),
    }),
  indexerValues: (idIndexador: number) =>
    queryOptions({
      queryKey: ['registries', 'indexadores', 'values', idIndexador],
      queryFn: () => indexerValues({ data: { idIndexador } }),
    }),
}
