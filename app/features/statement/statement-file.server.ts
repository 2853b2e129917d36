import * as v from 'valibot'
import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoExtrato } from '#contract/statement.ts'
import { statementFileFilters, statementFormat } from './statement.schema.ts'
import { statementText } from './statement.text.ts'

/** All movements of a filter as PDF, XLSX or CSV; the filter stands in the address. */
export function sendStatement(formato: string, request: Request): Promise<Response> {
  return sendDocument(request, '/services/extrato-contribuicao', ({ api, link }) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams)
    const [format, filters] = [
      v.safeParse(statementFormat, formato),
      v.safeParse(statementFileFilters, asked),
    ]
    if (!format.success || !filters.success)
      throw new PortalProblem({ kind: 'not-found', detail: statementText.noFile })
    return api.file(arquivoExtrato, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, formato: format.output },
      query: { ...filters.output, idVinculo: link.id },
    })
  })
}
