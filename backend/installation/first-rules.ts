import { suggestedArrearsRules } from '#domain/boletos/boleto-state.ts'
import { suggestedOverdueRules } from '#domain/boletos/overdue-charges.ts'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { suggestedInvitationRules } from '#domain/invitations.ts'
import { suggestedLifetimeAnnuity } from '#domain/parameters/lifetime-annuity.ts'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import { suggestedSuspensionRules } from '#domain/suspensions/suspension-rules.ts'
import { annuity, riskCover, vesting } from '../rules/benefit-kinds.ts'
import {
  contributionSuspension,
  contributionTerms,
  overdueCharges,
  selfSponsorship,
} from '../rules/contribution-kinds.ts'
import type { RuleOf } from '../rules/define-plan-rules.ts'
import { investmentProfileWindows, invitations } from '../rules/entity-kinds.ts'
import { SUGGESTED } from '../rules/reference-rules.ts'
import { requestWorkflow } from '../rules/request-workflow.ts'
import {
  deferredBenefit,
  loans,
  portability,
  retirement,
  servicesOffered,
  waitingPeriods,
} from '../rules/service-kinds.ts'
import { suggestedWorkflows } from '../rules/suggested-workflows.ts'
import { type InstalledRule, installed } from '../rules/write-rules.ts'
import type { InstalledPlan } from './installation-file.ts'

/** Source of what the installation file says. */
const TOLD = 'Arquivo de instalação'

/** Every kind of rule of a plan from its first day on: as the file tells it, else what is suggested until the entity publishes its own. */
export function firstRulesOf(plan: InstalledPlan): InstalledRule[] {
  const from = { plan: { id: plan.id }, validFrom: plan.regras.desde }
  const told = plan.outrasRegras ?? {}
  return [
    installed({ ...from, kind: contributionTerms, source: TOLD, rules: termsOf(plan) }),
    installed({
      ...from,
      kind: servicesOffered,
      source: plan.servicos ? TOLD : SUGGESTED,
      rules: { services: [...new Set(plan.servicos ?? serviceSlugs)] },
    }),
    installed({
      ...from,
      kind: requestWorkflow,
      source: told[requestWorkflow.id] ? TOLD : SUGGESTED,
      // What the file says of some kinds of request leaves the others as suggested.
      rules: { ...suggestedWorkflows, ...told[requestWorkflow.id] },
    }),
    ...suggestedRules(from).map((suggested) => {
      const rules = told[suggested.kind.id]
      return rules === undefined ? suggested : { ...suggested, source: TOLD, rules }
    }),
  ]
}

/** What a plan begins with where its file says nothing. Nothing is granted that the entity has not said: no retirement, no loans. */
function suggestedRules(of: Pick<InstalledRule, 'validFrom'> & { plan: { id: number } }): InstalledRule[] {
  const from = { ...of, source: SUGGESTED }
  return [
    installed({ ...from, kind: contributionSuspension, rules: suggestedSuspensionRules }),
    installed({
      ...from,
      kind: overdueCharges,
      rules: { ...suggestedOverdueRules, ...suggestedArrearsRules },
    }),
    installed({ ...from, kind: annuity, rules: suggestedLifetimeAnnuity }),
    installed({ ...from, kind: riskCover, rules: { hasRiskCover: false } }),
    installed({ ...from, kind: retirement, rules: { ways: [] } }),
    // The law caps the waiting period of portability and deferred benefit at three years.
    installed({ ...from, kind: waitingPeriods, rules: { vestingMonths: 36, redemptionWaitingMonths: 0 } }),
    installed({ ...from, kind: vesting, rules: { table: null } }),
    installed({ ...from, kind: portability, rules: { forAssisted: false } }),
    installed({ ...from, kind: selfSponsorship, rules: { feePercent: 0 } }),
    installed({ ...from, kind: deferredBenefit, rules: { monthlyFee: 0, mayPay: false, mayReturn: false } }),
    installed({ ...from, kind: loans, rules: { categories: [] } }),
    installed({
      ...from,
      kind: investmentProfileWindows,
      rules: { months: [5, 11], firstDay: 1, lastDay: 15 },
    }),
    installed({ ...from, kind: invitations, rules: suggestedInvitationRules }),
  ]
}

function termsOf(plan: InstalledPlan): RuleOf<typeof contributionTerms> {
  const { lastFilingDay, lastIssueDay } = defaultContributionParameters
  const calendar = { lastFilingDay, lastIssueDay, dueDay: plan.regras.diaVencimento }
  if (plan.contribuicao === 'voluntaria') {
    return { basis: 'amount', minimumVoluntary: plan.regras.minimo, changeLimit: 'free', ...calendar }
  }
  const { unidade, fator, basicaMaxima, suplementarMaxima, contrapartida, tetoContrapartida } = plan.regras
  return {
    basis: 'percentage',
    unit: unidade,
    factor: fator.toFixed(4),
    basicMax: basicaMaxima,
    basicStep: 1,
    supplementaryMax: suplementarMaxima,
    supplementaryStep: 1,
    match: contrapartida === 0 ? null : { rate: contrapartida, ceilingPercent: tetoContrapartida ?? null },
    changeLimit: 'one-per-quarter',
    ...calendar,
  }
}
