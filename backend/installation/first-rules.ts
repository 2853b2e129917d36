import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { contributionTerms } from '../rules/contribution-kinds.ts'
import type { RuleOf } from '../rules/define-plan-rules.ts'
import { requestWorkflow } from '../rules/request-workflow.ts'
import { servicesOffered } from '../rules/service-kinds.ts'
import { suggestedRules } from '../rules/suggested-rules.ts'
import { type InstalledRule, installed } from '../rules/write-rules.ts'
import type { InstalledPlan } from './installation-file.ts'

/** Source of what the installation file says. */
const TOLD = 'Arquivo de instalação'

/** Every kind of rule of a plan from its first day on: as the file tells it, else what is suggested until the entity publishes its own. */
export function firstRulesOf(plan: InstalledPlan): InstalledRule[] {
  const from = { plan: { id: plan.id }, validFrom: plan.regras.desde }
  const told = toldRules(plan)
  return [
    installed({ ...from, kind: contributionTerms, source: TOLD, rules: termsOf(plan) }),
    ...suggestedRules(from.plan, from.validFrom).map((suggested) => {
      const rules = told[suggested.kind.id]
      if (rules === undefined) return suggested
      // The file may name only some kinds of request; the others stay as suggested.
      const whole = suggested.kind === requestWorkflow ? Object.assign({}, suggested.rules, rules) : rules
      return { ...suggested, source: TOLD, rules: whole }
    }),
  ]
}

function toldRules({ servicos, outrasRegras }: InstalledPlan): Readonly<Record<string, unknown>> {
  const services = servicos && { [servicesOffered.id]: { services: [...new Set(servicos)] } }
  return { ...outrasRegras, ...services }
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
