import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import { ask } from '#app/session/ask.ts'
import type { RegistryId } from '#contract/settings/registries.ts'
import { type RecordSchemas, recordOf } from './registries.schema.ts'
import type { RegistryListInput } from './registry.search.ts'

type Readable<Data, Summary> = RecordSchemas<Data, Summary> & { id: RegistryId }

/** Records on a page of a list. */
const PAGE_SIZE = 10

/** The lists of a registry and one of its records. */
export const registryQueries = {
  list: <Data, Summary>(registry: Readable<Data, Summary>, input: RegistryListInput) =>
    queryOptions({
      ...ask('retornarCadastro', { cadastro: registry.id, ...input, limit: PAGE_SIZE }),
      select: (list) => ({ ...list, itens: list.itens.map((entry) => recordOf(registry, entry)) }),
    }),
  entry: <Data, Summary>(registry: Readable<Data, Summary>, idItem: number) =>
    queryOptions({
      ...editedQuery,
      ...ask('retornarItemCadastro', { cadastro: registry.id, idItem }),
      select: (entry) => recordOf(registry, entry),
    }),
}
