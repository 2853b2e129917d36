import { stripSearchParams } from '@tanstack/react-router'
import { requestStep } from '#app/features/request-engine/service-request.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { oneOf, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the exemptions: the reason, which without one is the age, the returned request that is being corrected, and the step. */
const exemptionSearch = searchOf({
  motivo: oneOf(['doenca'], undefined),
  idRequisicao: recordId,
  etapa: requestStep,
})
type ExemptionSearch = ReturnType<typeof exemptionSearch>

/** Differences from any other request's route: the reason, in the address and the title. */
export const byReason = {
  validateSearch: exemptionSearch,
  search: {
    middlewares: [
      stripSearchParams<ExemptionSearch>({ motivo: undefined, idRequisicao: undefined, etapa: undefined }),
    ],
  },
  loaderDeps: ({ search: { motivo, idRequisicao } }: { search: ExemptionSearch }) => ({
    motivo,
    idRequisicao,
  }),
  head: async ({ match }: { match: { search: ExemptionSearch } }) =>
    titled(
      match.search.motivo === 'doenca'
        ? (await import('#contract/taxes/illness-exemption.text.ts')).illnessExemptionTitle
        : (await import('#contract/plans/service-names.ts')).serviceNames['exemption-65'],
    )(),
}
