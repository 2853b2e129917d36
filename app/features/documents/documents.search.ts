import { keyword, oneOf, pageNumber, recordId, searchOf, wholeNumber } from '#app/navigation/search-values.ts'
import { ISSUED_KINDS } from '#contract/documents/issued-kinds.ts'

/** Parts of the page, as the address spells them; the first one is what it opens with. */
export const documentParts = ['emitidos', 'enviados', 'enviar'] as const
export type DocumentPart = (typeof documentParts)[number]

/** Values that the address does not spell out. */
export const documentsSearchDefaults = {
  idPessoa: undefined,
  aba: documentParts[0],
  tipo: undefined,
  ano: undefined,
  palavras: '',
  page: 0,
} as const

/**
 * Search parameters of the page: the part in sight, and what issued documents are filtered by. `ano` absent: the newest; 0: all. `page`:
 * of what was sent, from 0. `idPessoa`: whose documents an attendant looks at who serves nobody; passed over for everybody else.
 */
export const documentsSearch = searchOf({
  idPessoa: recordId,
  aba: oneOf(documentParts, documentsSearchDefaults.aba),
  tipo: oneOf(ISSUED_KINDS, undefined),
  ano: wholeNumber(0, 2200, undefined),
  palavras: keyword,
  page: pageNumber,
})
export type DocumentsSearch = ReturnType<typeof documentsSearch>
