import { stripSearchParams } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { type ExemptionSearch, exemptionSearch } from './exemption-reasons.search.ts'

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
