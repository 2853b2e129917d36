import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { requireSameLink } from '#app/session/require-same-link.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoDeclaracao, enviarComprovanteResidencia } from '#contract/declarations.ts'

/** The PDF of a declaration. */
export function sendDeclaration(requestId: string, request: Request): Promise<Response> {
  return sendDocument(request, '/services', ({ api, link }) => {
    if (!/^[1-9]\d{0,8}$/.test(requestId))
      throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.file(arquivoDeclaracao, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, idRequisicao: Number(requestId) },
      query: { idVinculo: link.id },
    })
  })
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
