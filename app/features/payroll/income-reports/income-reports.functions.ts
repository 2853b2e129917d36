import { participantQuery } from '#app/session/server-functions.ts'
import type { ContributionStatement, IncomeReportAnswer } from '#contract/payroll/income-reports.ts'
import {
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
  retornarInformes,
} from '#contract/payroll/income-reports.ts'
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

/** Documents of a year for the income tax return, in one server call. */
export const reportsOfYear = participantQuery
  .validator(reportYear)
  .handler(async ({ data, context }): Promise<ReportsOfYear> => {
    const { anos } = await context.own(retornarInformes)
    const year = chosenYear(anos, data.ano)
    if (!year) return { anos, ano: null, rendimentos: null, contribuicoes: null }
    const { ano } = year
    const [rendimentos, contribuicoes] = await Promise.all([
      year.rendimentos ? context.own(retornarComprovanteRendimentos, { ano }) : null,
      year.contribuicoes ? context.own(retornarDemonstrativoContribuicoes, { ano }) : null,
    ])
    return { anos, ano, rendimentos, contribuicoes }
  })
