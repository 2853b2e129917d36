import { participantQuery } from '#app/session/server-functions.ts'
import type { ContributionStatement, IncomeReportAnswer } from '#contract/income-reports.ts'
import {
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
  retornarInformes,
} from '#contract/income-reports.ts'
import type { ReportYear } from './chosen-year.ts'
import { chosenYear } from './chosen-year.ts'
import { reportYear } from './income-reports.schema.ts'

/** The documents of a year, and the years that have any. `ano` null: nothing in the year asked for. */
export type ReportsOfYear = {
  anos: ReportYear[]
  ano: number | null
  rendimentos: IncomeReportAnswer | null
  contribuicoes: ContributionStatement | null
}

/** What the annual return needs of a year, in one go. */
export const reportsOfYear = participantQuery
  .validator(reportYear)
  .handler(async ({ data, context }): Promise<ReportsOfYear> => {
    const { api, link } = context
    const own = { idPessoa: link.pessoa.id, idPlano: link.plano.id }
    const query = { idVinculo: link.id }
    const { anos } = await api.call(retornarInformes, { params: own, query })
    const year = chosenYear(anos, data.ano)
    if (!year) return { anos, ano: null, rendimentos: null, contribuicoes: null }
    const params = { ...own, ano: year.ano }
    const [rendimentos, contribuicoes] = await Promise.all([
      year.rendimentos ? api.call(retornarComprovanteRendimentos, { params, query }) : null,
      year.contribuicoes ? api.call(retornarDemonstrativoContribuicoes, { params, query }) : null,
    ])
    return { anos, ano: year.ano, rendimentos, contribuicoes }
  })
