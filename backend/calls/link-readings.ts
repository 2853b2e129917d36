import { retornarContribuicoesGeradas } from '#contract/collection/contribution-payments.ts'
import { retornarSalario } from '#contract/contributions/contributions.ts'
import { retornarDocumentosEmitidos } from '#contract/documents/documents.ts'
import { retornarConvites } from '#contract/enrolment/invitations.ts'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import { retornarExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarBoletosEmprestimo } from '#contract/loans/loan-bills.ts'
import { retornarInformes } from '#contract/payroll/income-reports.ts'
import { retornarAtas } from '#contract/publications/minutes.ts'
import { retornarDestaques } from '#contract/publications/slides.ts'
import { retornarFornecedores } from '#contract/publications/suppliers.ts'
import { retornarSimuladorBeneficio } from '#contract/simulation/benefit-simulation.ts'
import { retornarSimulacoesBeneficio } from '#contract/simulation/saved-simulations.ts'
import { retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import type { Api } from '../api.ts'
import { salaryOn } from '../database/queries/contribution-settings.ts'
import { listPayments } from '../usecases/collection/contribution-payments/read-payments.ts'
import { listIssuedDocuments } from '../usecases/documents/list-issued-documents.ts'
import { listInvitations } from '../usecases/enrolment/invitations/list-invitations.ts'
import { readExitOptions } from '../usecases/exits/exit-options/read-exit-options.ts'
import { readStatement } from '../usecases/exits/exit-statement/read-statement.ts'
import { readBalanceHistory } from '../usecases/home/read-balance-history.ts'
import { summarisePlan } from '../usecases/home/summarise-plan.ts'
import { readLoanBills } from '../usecases/loans/read-loan-bills.ts'
import { listReportYears } from '../usecases/payroll/income-reports/list-report-years.ts'
import { type LinkReading, linkReading } from '../usecases/plans/link-reading.ts'
import { listMinutes } from '../usecases/publications/minutes/read-minutes.ts'
import { listSlides } from '../usecases/publications/slides/list-slides.ts'
import { listSuppliers } from '../usecases/publications/suppliers/list-suppliers.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { listSavedSimulations } from '../usecases/simulation/list-saved.ts'
import { readBenefitSimulator } from '../usecases/simulation/read-simulator.ts'
import { readStatementPosition } from '../usecases/statement/read-statement-position.ts'
import { registerCall } from './register-call.ts'

/** Which use case answers what is read of a plan link, where that needs nothing but the link and the day. */
const linkReadings: readonly LinkReading[] = [
  linkReading(retornarResumoPlano, summarisePlan),
  linkReading(retornarHistoricoSaldo, readBalanceHistory),
  linkReading(retornarDestaques, listSlides),
  linkReading(retornarPosicaoExtrato, readStatementPosition),
  linkReading(retornarSalario, async (database, { link }, today) => ({
    salario: (await salaryOn(database, link.id, today)) ?? 0,
  })),
  linkReading(retornarContribuicoesGeradas, listPayments),
  linkReading(retornarInformes, listReportYears),
  linkReading(retornarDocumentosEmitidos, listIssuedDocuments),
  linkReading(retornarBoletosEmprestimo, readLoanBills),
  linkReading(retornarSimuladorBeneficio, readBenefitSimulator),
  linkReading(retornarSimulacoesBeneficio, listSavedSimulations),
  linkReading(retornarOpcoesSaida, readExitOptions),
  linkReading(retornarExtratoDesligamento, (database, { link }) => readStatement(database, link.id)),
  linkReading(retornarConvites, listInvitations),
  linkReading(retornarAtas, listMinutes),
  linkReading(retornarFornecedores, listSuppliers),
]

/** All of these, and of every kind of request the one that its form is filled in from. */
export function registerLinkReadings(api: Api): void {
  const ofKinds = requestKindsIn(api).all.flatMap(({ situation }) => situation ?? [])
  for (const { call, read } of [...linkReadings, ...ofKinds])
    registerCall(api, call, ({ link, today }) => read(api.database, link, today))
}
