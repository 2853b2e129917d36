import { apiOf } from '#app/session/person-api.server.ts'
import { sendPersonDocument } from '#app/session/send-document.server.ts'
import { arquivoDocumentoSolicitacao } from '#contract/requests.ts'

/** A document that went with a request, for its person and the service desk; the API refuses everybody else. */
export function sendRequestDocument(idDocumento: string): Promise<Response> {
  return sendPersonDocument('/', (session) =>
    apiOf(session).file(arquivoDocumentoSolicitacao, { params: { idDocumento } }),
  )
}
