import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import { sendPersonDocument } from '#app/session/send-document.server.ts'
import { arquivoComprovanteSolicitacao } from '#contract/requests.ts'

/** The PDF receipt of a request. Attendants fetch it too, so it asks for no plan link. */
export function sendRequestPaper(requestId: string): Promise<Response> {
  return sendPersonDocument('/services/requests', async (session) => {
    if (!/^[1-9]\d{0,8}$/.test(requestId))
      throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    const params = { idRequisicao: Number(requestId) }
    return apiOf(session).file(arquivoComprovanteSolicitacao, { params })
  })
}
