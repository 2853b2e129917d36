import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoComprovanteRendimentos, arquivoDemonstrativoContribuicoes } from '#contract/income-reports.ts'
import { isYear } from './income-reports.schema.ts'
import { incomeReportText } from './income-reports.text.ts'

/** The PDF of a year's income report. */
export function sendIncomeReport(ano: string, request: Request): Promise<Response> {
  return send(arquivoComprovanteRendimentos, ano, request)
}

/** The PDF of a year's statement of contributions. */
export function sendContributionStatement(ano: string, request: Request): Promise<Response> {
  return send(arquivoDemonstrativoContribuicoes, ano, request)
}

function send(
  call: typeof arquivoComprovanteRendimentos | typeof arquivoDemonstrativoContribuicoes,
  ano: string,
  request: Request,
): Promise<Response> {
  const back = isYear(ano) ? `?ano=${ano}` : ''
  return sendDocument(request, `/services/report-income${back}`, ({ api, link }) => {
    if (!isYear(ano)) throw new PortalProblem({ kind: 'not-found', detail: incomeReportText.noDocument })
    return api.file(call, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, ano: Number(ano) },
      query: { idVinculo: link.id },
    })
  })
}
