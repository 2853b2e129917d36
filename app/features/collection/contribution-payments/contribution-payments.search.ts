import { requestStep } from '#app/features/request-engine/service-request.search.ts'
import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the page: `contribuicao` opens one, `nova` the form, which is on its step `etapa`. */
export const contributionPaymentsSearch = searchOf({
  contribuicao: recordId,
  nova: (raw) => raw === true,
  etapa: requestStep,
})
export type ContributionPaymentsSearch = ReturnType<typeof contributionPaymentsSearch>

/** Values that the address does not spell out. */
export const contributionPaymentsSearchDefaults = {
  contribuicao: undefined,
  nova: false,
  etapa: undefined,
} as const
