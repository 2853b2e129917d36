import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoExtratoDesligamento } from '#contract/exits/exit-statement.ts'

/** A version of the exit statement as a PDF, by its number. */
export const exitStatementFile = planLinkDocument({
  which: recordNumber,
  back: () => '/documents/extrato-desligamento',
  ask: ({ api, which: versao, params, query }) =>
    api.file(arquivoExtratoDesligamento, { params, query: { ...query, versao } }),
})
