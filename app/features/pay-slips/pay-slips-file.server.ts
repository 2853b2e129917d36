import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoContracheque } from '#contract/pay-slips.ts'
import { isMonth } from './pay-slips.schema.ts'
import { paySlipText } from './pay-slips.text.ts'

/** The PDF of a month's pay slip. */
export function sendPaySlip(competencia: string, request: Request): Promise<Response> {
  const back = isMonth(competencia) ? `?competencia=${competencia}` : ''
  return sendDocument(request, `/services/contracheque${back}`, ({ api, link }) => {
    if (!isMonth(competencia)) throw new PortalProblem({ kind: 'not-found', detail: paySlipText.noPaySlip })
    return api.file(arquivoContracheque, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, competencia },
      query: { idVinculo: link.id },
    })
  })
}
