import * as v from 'valibot'

const LARGEST_PAGE = 100_000

/** What a list of records is asked for. */
export const registryListInput = v.object({
  palavraChave: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(80)), ''), ''),
  situacao: v.optional(v.fallback(v.picklist(['ativos', 'arquivados']), 'ativos'), 'ativos'),
  page: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_PAGE)), 0),
    0,
  ),
})
export type RegistryListInput = v.InferOutput<typeof registryListInput>

/** Search parameters of a registry's page. `item` opens one record, or a new one; the filters stay for the way back. */
export const registrySearch = v.object({
  ...registryListInput.entries,
  item: v.fallback(
    v.optional(v.union([v.literal('novo'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
    undefined,
  ),
})
export type RegistrySearch = v.InferOutput<typeof registrySearch>

/** Values that the address does not spell out. */
export const registrySearchDefaults = { palavraChave: '', situacao: 'ativos', page: 0 } as const
