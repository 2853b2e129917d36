import { oneOf, recordId, searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search of the confirmation page: the protocol to show, `AAAA.NNNNNNN`. Anything else reads as none. */
export const successSearch = searchOf({
  protocolo: textThat((text) => /^\d{4}\.\d{7}$/.test(text), undefined),
})

/** Steps of a request after its form, as its address names them. */
const laterSteps = ['conferir', 'pronto'] as const

/** The step of a request in its address; without one it is the form. */
export const requestStep = oneOf(laterSteps, undefined)

/** Search of a form that nothing comes back to. */
export const formSearch = searchOf({ etapa: requestStep })

/** Search of a request's page: the returned request that is being corrected, when there is one, and the step. */
export const requestSearch = searchOf({ idRequisicao: recordId, etapa: requestStep })
export type RequestSearch = ReturnType<typeof requestSearch>
export type FormSearch = ReturnType<typeof formSearch>
