import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the page: `contribuicao` opens one, `nova` the form. */
export const boletosSearch = searchOf({ contribuicao: recordId, nova: (raw) => raw === true })
export type BoletosSearch = ReturnType<typeof boletosSearch>

/** Values that the address does not spell out. */
export const boletosSearchDefaults = { contribuicao: undefined, nova: false } as const
