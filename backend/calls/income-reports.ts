import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
  retornarInformes,
} from '#contract/rendimentos.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkRow, LinkTarget } from '../database/queries/plan-links.ts'
import { contributionStatementPaper } from '../documents/contribution-statement-paper.ts'
import { incomeReportPaper } from '../documents/income-report-paper.ts'
import type { Paper } from '../documents/pdf/paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import type { Actor } from '../security/actor.ts'
import { listReportYears } from '../usecases/income-reports/list-report-years.ts'
import { readContributionStatement } from '../usecases/income-reports/read-contribution-statement.ts'
import { readIncomeReport } from '../usecases/income-reports/read-income-report.ts'
import { isClosedYear } from '../usecases/income-reports/report-head.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { registerCall } from './register-call.ts'

/** What the annual return needs: incomes with their tax, and contributions. */
export function registerIncomeReportCalls(api: Api): void {
  const { database } = api

  async function requireReported(actor: Actor, target: LinkTarget, now: Date) {
    const today = saoPauloDateOf(now)
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'report-income', row, today)
    return { row, today }
  }

  async function printed(
    { person, plan }: LinkRow,
    fileName: string,
    paper: (print: { cpf: string; planColor: string }) => Paper,
  ) {
    const [cpf, planColor] = await Promise.all([cpfOf(database, person.id), planColour(database, plan.id)])
    return { content: await writePdf(paper({ cpf, planColor })), fileName }
  }

  registerCall(api, retornarInformes, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { row, today } = await requireReported(actor, target, now)
    return listReportYears(database, row, today)
  })

  registerCall(api, retornarComprovanteRendimentos, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { row, today } = await requireReported(actor, target, now)
    return readIncomeReport(database, row, { year: params.ano, today })
  })

  registerCall(api, arquivoComprovanteRendimentos, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { row, today } = await requireReported(actor, target, now)
    requireClosed(params.ano, today)
    const report = await readIncomeReport(database, row, { year: params.ano, today })
    return printed(row, `comprovante_rendimentos_${params.ano}.pdf`, (print) =>
      incomeReportPaper(report, { ...print, now }),
    )
  })

  registerCall(api, retornarDemonstrativoContribuicoes, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { row, today } = await requireReported(actor, target, now)
    return readContributionStatement(database, row, { year: params.ano, today })
  })

  registerCall(api, arquivoDemonstrativoContribuicoes, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { row, today } = await requireReported(actor, target, now)
    requireClosed(params.ano, today)
    const statement = await readContributionStatement(database, row, { year: params.ano, today })
    return printed(row, `demonstrativo_contribuicoes_${params.ano}.pdf`, (print) =>
      contributionStatementPaper(statement, { ...print, now }),
    )
  })
}

/** @throws 404 for a year that still runs: its figures are not final. */
function requireClosed(year: number, today: string): void {
  if (!isClosedYear(year, today)) throw notFound(`O documento de ${year} sai depois do fim do ano.`)
}
