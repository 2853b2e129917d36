import { recordId, searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search of the confirmation page: the protocol to show, `AAAA.NNNNNNN`. Anything else reads as none. */
export const successSearch = searchOf({
  protocolo: textThat((text) => /^\d{4}\.\d{7}$/.test(text), undefined),
})

/** Search of a request's page: the returned request that is being corrected, when there is one. */
export const requestSearch = searchOf({ idRequisicao: recordId })
export type RequestSearch = ReturnType<typeof requestSearch>
