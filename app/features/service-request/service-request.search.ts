import { oneOf, recordId, searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search of the confirmation page: the protocol to show, `AAAA.NNNNNNN`. Anything else reads as none. */
export const successSearch = searchOf({
  protocolo: textThat((text) => /^\d{4}\.\d{7}$/.test(text), undefined),
})

/** Steps of a request after its form, as its address names them. */
const laterSteps = ['conferir', 'pronto'] as const

/**
 * Search of a request's page: the returned request that is being corrected, when there is one, and the step; without one it is the form.
 */
export const requestSearch = searchOf({ idRequisicao: recordId, etapa: oneOf(laterSteps, undefined) })
export type RequestSearch = ReturnType<typeof requestSearch>
