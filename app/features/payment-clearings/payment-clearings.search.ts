import { month, oneOf, pageNumber, recordId, searchOf } from '#app/navigation/search-values.ts'

/**
 * Search parameters: `baixa` opens one, `nova` the form of one by hand, `plano` and `mes` that of what its sponsor deducted; the page stays
 * for the way back.
 */
export const clearingsSearch = searchOf({
  page: pageNumber,
  baixa: recordId,
  nova: oneOf(['manual'], undefined),
  plano: recordId,
  mes: month,
})

/** Values that the address does not spell out. */
export const clearingsSearchDefaults = { page: 0 } as const
