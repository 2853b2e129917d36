import { recordNumber } from '#app/session/portal-file.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoComprovanteSolicitacao } from '#contract/requests/requests.ts'

/** The PDF receipt of a request. Attendants fetch it too, so it asks for no plan link. */
export const requestReceiptFile = personDocument({
  which: recordNumber,
  back: () => '/services/requests',
  ask: ({ api, which: idRequisicao }) =>
    api.file(arquivoComprovanteSolicitacao, { params: { idRequisicao } }),
})
