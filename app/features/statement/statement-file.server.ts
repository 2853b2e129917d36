import * as v from 'valibot'
import { PortalProblem } from '#app/api/problem.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoExtrato } from '#contract/statement/statement.ts'
import { statementFileFilters, statementFormat } from './statement.schema.ts'
import { statementText } from './statement.text.ts'

/** All movements of a filter as PDF, XLSX or CSV; the filter stands in the address. */
export const statementFile = planLinkDocument({
  which: statementFormat,
  back: () => '/services/extrato-contribuicao',
  none: statementText.noFile,
  ask: async ({ api, which: formato, params, query, search }) => {
    const filters = v.safeParse(statementFileFilters, search)
    if (!filters.success) throw new PortalProblem({ kind: 'not-found', detail: statementText.noFile })
    return api.file(arquivoExtrato, {
      params: { ...params, formato },
      query: { ...filters.output, ...query },
    })
  },
})
