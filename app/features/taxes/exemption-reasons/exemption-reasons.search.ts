import { requestStep } from '#app/features/request-engine/service-request.search.ts'
import { oneOf, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the exemptions: the reason, which without one is the age, the returned request that is being corrected, and the step. */
export const exemptionSearch = searchOf({
  motivo: oneOf(['doenca'], undefined),
  idRequisicao: recordId,
  etapa: requestStep,
})
export type ExemptionSearch = ReturnType<typeof exemptionSearch>
