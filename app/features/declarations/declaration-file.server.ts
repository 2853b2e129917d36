import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { requireSameLink } from '#app/session/require-same-link.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import {
  arquivoComprovanteResidencia,
  arquivoDeclaracao,
  enviarComprovanteResidencia,
} from '#contract/declarations.ts'

/** The PDF of a declaration. */
export function sendDeclaration(requestId: string, request: Request): Promise<Response> {
  return sendFile(arquivoDeclaracao, requestId, request)
}

/** The proof of residence that went with a declaration. */
export function sendResidenceProof(requestId: string, request: Request): Promise<Response> {
  return sendFile(arquivoComprovanteResidencia, requestId, request)
}

/** Passes a proof of residence abroad on, for the plan link that the address says was on the page. */
export function receiveResidenceProof(request: Request): Promise<Response> {
  return receivePersonUpload(request, ({ session: { vinculo: link }, api, upload }) => {
    if (!link) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    requireSameLink(Number(new URL(request.url).searchParams.get('vinculo')), link)
    return api.call(enviarComprovanteResidencia, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id },
      query: { idVinculo: link.id },
      upload,
    })
  })
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
