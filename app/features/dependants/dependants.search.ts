import { requestStep } from '#app/features/request-engine/service-request.search.ts'
import { oneOf, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the dependants: the type, which without one is what fits the person, the returned request that is being corrected, and the step. */
export const dependantsSearch = searchOf({
  tipo: oneOf(['imposto-renda', 'previdencial'], undefined),
  idRequisicao: recordId,
  etapa: requestStep,
})
export type DependantsSearch = ReturnType<typeof dependantsSearch>
