import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoBoleto } from '#contract/contribution-payments.ts'
import { paymentIdOf } from './contribution-payments.schema.ts'

/** The PDF of a slip. */
export function sendBoleto(id: string, request: Request): Promise<Response> {
  const idContribuicao = paymentIdOf(id)
  const back = idContribuicao === null ? '' : `?contribuicao=${idContribuicao}`
  return sendDocument(request, `/services/gerar-contribuicao${back}`, ({ api, link }) => {
    if (idContribuicao === null) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.file(arquivoBoleto, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, idContribuicao },
      query: { idVinculo: link.id },
    })
  })
}
