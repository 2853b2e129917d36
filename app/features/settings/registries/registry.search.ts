import { keyword, oneOf, pageNumber, recordId, searchOf, valuesOf } from '#app/navigation/search-values.ts'

const registryFilters = {
  palavraChave: keyword,
  situacao: oneOf(['ativos', 'arquivados'], 'ativos'),
  page: pageNumber,
}

const registryListInput = valuesOf(registryFilters)
export type RegistryListInput = ReturnType<typeof registryListInput>

const item = (raw: unknown) => (raw === 'novo' ? raw : recordId(raw))

/** Search parameters of a registry's page. `item` opens one record, or a new one; the filters stay for the way back. */
export const registrySearch = searchOf({ ...registryFilters, item })
export type RegistrySearch = ReturnType<typeof registrySearch>

/** Values that the address does not spell out. */
export const registrySearchDefaults = { palavraChave: '', situacao: 'ativos', page: 0 } as const
