import * as v from 'valibot'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoDocumentoSolicitacao } from '#contract/requests/requests.ts'

/** A document that went with a request, for its person and the service desk; the API refuses everybody else. */
export const requestDocument = personDocument({
  which: v.pipe(v.string(), v.nonEmpty()),
  back: () => '/',
  ask: ({ api, which: idDocumento }) => api.file(arquivoDocumentoSolicitacao, { params: { idDocumento } }),
})
