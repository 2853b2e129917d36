import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoBoleto } from '#contract/collection/contribution-payments.ts'

/** The PDF of a slip. */
export const boletoFile = planLinkDocument({
  which: recordNumber,
  back: (id) => `/services/gerar-contribuicao${id === undefined ? '' : `?contribuicao=${id}`}`,
  ask: ({ api, which: idContribuicao, params, query }) =>
    api.file(arquivoBoleto, { params: { ...params, idContribuicao }, query }),
})
