import { oneOf, pageNumber, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters: `baixa` opens one, `nova` the form of one by hand; the page stays for the way back. */
export const clearingsSearch = searchOf({
  page: pageNumber,
  baixa: recordId,
  nova: oneOf(['manual'], undefined),
})

/** Values that the address does not spell out. */
export const clearingsSearchDefaults = { page: 0 } as const
