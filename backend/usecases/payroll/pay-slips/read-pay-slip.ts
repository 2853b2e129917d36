import type { Querier } from '#backend/database/client.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import { investmentProfileName } from '#backend/database/queries/investment-profile-names.ts'
import type { StoredPaySlip } from '#backend/database/queries/pay-slips.ts'
import { neighboursOf, paySlipOf } from '#backend/database/queries/pay-slips.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { notFound } from '#backend/problem.ts'
import { ruleVersionOn } from '#backend/rules/rule-on.ts'
import { monthlyTax } from '#backend/rules/tax-kinds.ts'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import type { Competence } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { maskCpf } from '#domain/cpf.ts'
import { comparePaySlips } from '#domain/payroll/pay-slips/compare-pay-slips.ts'
import { maskAccount } from '#domain/people/bank-account.ts'
import { comparisonOnWire, paySlipOnWire } from './pay-slip-wire.ts'

/** The pay slip of a month, and what changed since the one before. @throws 404 when nothing was paid in the month. */
export async function readPaySlip(
  database: Querier,
  { link, plan, person }: LinkRow,
  competence: Competence,
): Promise<PaySlipDetail> {
  const slip = await paySlipOf(database, link.id, competence)
  if (!slip) throw notFound('Não há contracheque deste mês.')
  const { before, after } = await neighboursOf(database, link.id, competence)
  const last = before === null ? null : await paySlipOf(database, link.id, before)
  const [entity, cpf, profile, source] = await Promise.all([
    readEntity(database),
    cpfOf(database, person.id),
    investmentProfileName(database, slip.memo.profileId),
    lawOf(database, slip),
  ])
  return {
    entidade: { nome: entity.name, cnpj: formatCnpj(entity.cnpj) },
    plano: { id: plan.id, nome: plan.name },
    pessoa: { nome: person.name, cpf: maskCpf(cpf) },
    matricula: link.enrolment,
    banco: { codigo: slip.bank, agencia: slip.agency, conta: maskAccount(slip.account) },
    ...paySlipOnWire(slip, { profile, source }),
    comparacao: last && comparisonOnWire(last, comparePaySlips(last, slip)),
    anterior: before,
    seguinte: after,
  }
}

/** The law of the table that a pay slip was taxed by; empty in the regressive regime. */
async function lawOf(database: Querier, { memo: { tablesSince } }: StoredPaySlip): Promise<string> {
  if (tablesSince === null) return ''
  return (await ruleVersionOn(database, monthlyTax, null, tablesSince)).source
}
