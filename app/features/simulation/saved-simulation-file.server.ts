import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoSimulacaoBeneficio } from '#contract/simulation/saved-simulations.ts'

/** The PDF of a kept simulation; `comparadas` of the address names others beside it. */
export const savedSimulationFile = planLinkDocument({
  which: recordNumber,
  back: () => '/services/simulador-beneficio',
  ask: ({ api, which: idSimulacao, params, query, search }) =>
    api.file(arquivoSimulacaoBeneficio, {
      params: { ...params, idSimulacao },
      query: { ...query, ...(search.comparadas !== undefined && { comparadas: search.comparadas }) },
    }),
})
