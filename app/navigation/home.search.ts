import { recordId, searchOf, textUpTo } from './search-values.ts'

/**
 * Search parameters of home: the person whom an attendant chose in the search, and the page that a participant was on the way to when
 * they had to choose a plan first.
 */
export const homeSearch = searchOf({ idPessoa: recordId, voltar: textUpTo(500, undefined) })
