import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
} from '#contract/payroll/income-reports.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { contributionStatementDocument } from '../documents/contribution-statement-document.ts'
import { incomeReportDocument } from '../documents/income-report-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { readContributionStatement } from '../usecases/payroll/income-reports/read-contribution-statement.ts'
import { readIncomeReport } from '../usecases/payroll/income-reports/read-income-report.ts'
import { isClosedYear } from '../usecases/payroll/income-reports/report-head.ts'
import { registerCall } from './register-call.ts'

export function registerIncomeReportCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarComprovanteRendimentos, async ({ link: row, today, params }) => {
    const { ano: year } = params
    return readIncomeReport(database, row, { year, today })
  })

  registerCall(api, arquivoComprovanteRendimentos, async ({ link: row, today, params, now }) => {
    const { ano: year } = params
    requireClosed(year, today)
    const report = await readIncomeReport(database, row, { year, today })
    const document = incomeReportDocument(report, { ...(await documentHead(database, row)), now })
    return { content: await writePdf(document), fileName: `comprovante_rendimentos_${year}.pdf` }
  })

  registerCall(api, retornarDemonstrativoContribuicoes, async ({ link: row, today, params }) => {
    const { ano: year } = params
    return readContributionStatement(database, row, { year, today })
  })

  registerCall(api, arquivoDemonstrativoContribuicoes, async ({ link: row, today, params, now }) => {
    const { ano: year } = params
    requireClosed(year, today)
    const statement = await readContributionStatement(database, row, { year, today })
    const document = contributionStatementDocument(statement, { ...(await documentHead(database, row)), now })
    return { content: await writePdf(document), fileName: `demonstrativo_contribuicoes_${year}.pdf` }
  })
}

/** @throws 404 for a year that still runs: its figures are not final. */
function requireClosed(year: number, today: string): void {
  if (!isClosedYear(year, today)) throw notFound(`O documento de ${year} sai depois do fim do ano.`)
}
