import { stripSearchParams } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { type ExemptionSearch, exemptionSearch } from './exemption-reasons.search.ts'

/** What the route of the exemptions has otherwise than that of any other request: the reason in the address and in the title. */
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
