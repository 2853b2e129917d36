import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoTermoRegime } from '#contract/tax-regime.ts'

/** The PDF of the signed term. */
export function sendSignedTerm(request: Request): Promise<Response> {
  return sendDocument(request, '/services/regime-tributacao', ({ api, link }) =>
    api.file(arquivoTermoRegime, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id },
      query: { idVinculo: link.id },
    }),
  )
}
