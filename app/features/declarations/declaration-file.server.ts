import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoComprovanteResidencia, arquivoDeclaracao } from '#contract/declarations.ts'

/** The PDF of a declaration. */
export function sendDeclaration(requestId: string, request: Request): Promise<Response> {
  return sendFile(arquivoDeclaracao, requestId, request)
}

/** The proof of residence that went with a declaration. */
export function sendResidenceProof(requestId: string, request: Request): Promise<Response> {
  return sendFile(arquivoComprovanteResidencia, requestId, request)
}

function sendFile(
  call: typeof arquivoDeclaracao | typeof arquivoComprovanteResidencia,
  requestId: string,
  request: Request,
): Promise<Response> {
  return sendDocument(request, '/services', ({ api, link }) => {
    if (!/^[1-9]\d{0,8}$/.test(requestId))
      throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.file(call, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, idRequisicao: Number(requestId) },
      query: { idVinculo: link.id },
    })
  })
}
