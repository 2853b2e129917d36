import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
  retornarInformes,
} from '#contract/payroll/income-reports.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColorOf } from '../database/queries/plan-color.ts'
import type { LinkRow } from '../database/queries/plan-links.ts'
import { contributionStatementDocument } from '../documents/contribution-statement-document.ts'
import { incomeReportDocument } from '../documents/income-report-document.ts'
import type { PrintedDocument } from '../documents/pdf/printed-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { listReportYears } from '../usecases/payroll/income-reports/list-report-years.ts'
import { readContributionStatement } from '../usecases/payroll/income-reports/read-contribution-statement.ts'
import { readIncomeReport } from '../usecases/payroll/income-reports/read-income-report.ts'
import { isClosedYear } from '../usecases/payroll/income-reports/report-head.ts'
import { registerCall } from './register-call.ts'

export function registerIncomeReportCalls(api: Api): void {
  const { database } = api

  async function printed(
    { person, plan }: LinkRow,
    fileName: string,
    document: (print: { cpf: string; planColor: string }) => PrintedDocument,
  ) {
    const [cpf, planColor] = await Promise.all([cpfOf(database, person.id), planColorOf(database, plan.id)])
    return { content: await writePdf(document({ cpf, planColor })), fileName }
  }

  registerCall(api, retornarInformes, ({ link: row, today }) => listReportYears(database, row, today))

  registerCall(api, retornarComprovanteRendimentos, async ({ link: row, today, params }) => {
    const { ano: year } = params
    return readIncomeReport(database, row, { year, today })
  })

  registerCall(api, arquivoComprovanteRendimentos, async ({ link: row, today, params, now }) => {
    const { ano: year } = params
    requireClosed(year, today)
    const report = await readIncomeReport(database, row, { year, today })
    return printed(row, `comprovante_rendimentos_${year}.pdf`, (print) =>
      incomeReportDocument(report, { ...print, now }),
    )
  })

  registerCall(api, retornarDemonstrativoContribuicoes, async ({ link: row, today, params }) => {
    const { ano: year } = params
    return readContributionStatement(database, row, { year, today })
  })

  registerCall(api, arquivoDemonstrativoContribuicoes, async ({ link: row, today, params, now }) => {
    const { ano: year } = params
    requireClosed(year, today)
    const statement = await readContributionStatement(database, row, { year, today })
    return printed(row, `demonstrativo_contribuicoes_${year}.pdf`, (print) =>
      contributionStatementDocument(statement, { ...print, now }),
    )
  })
}

/** @throws 404 for a year that still runs: its figures are not final. */
function requireClosed(year: number, today: string): void {
  if (!isClosedYear(year, today)) throw notFound(`O documento de ${year} sai depois do fim do ano.`)
}
