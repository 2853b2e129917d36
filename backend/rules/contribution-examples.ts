import type { ContributionTerms } from '#contract/contributions/contribution-terms-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { contributionParametersOf } from './contribution-parameters-of.ts'
import type { RuleExample } from './define-plan-rules.ts'

/** Pays below, around and above the reference unit of sponsored plans, reais. */
const SALARIES = [6_000, 10_000, 20_000]

/** Monthly contributions of three salaries at the highest percentages; none for plans of fixed amounts. */
export function contributionExamples({
  before,
  after,
}: {
  before: ContributionTerms | null
  after: ContributionTerms
}): RuleExample[] {
  if (after.basis === 'amount') return []
  return SALARIES.map((salary) => ({
    label: `Por mês com salário de ${words.reais(salary)}, pelos maiores percentuais`,
    before: before?.basis === 'percentage' ? amountsInWords(salary, before) : null,
    after: amountsInWords(salary, after),
  }))
}

function amountsInWords(salary: number, terms: ContributionTerms & { basis: 'percentage' }): string {
  const parameters = contributionParametersOf(terms)
  const basicPercent = salary < terms.unit ? 0 : terms.basicMax
  const choice = { salary, basicPercent, supplementaryPercent: terms.supplementaryMax }
  const { basic, supplementary, employer } = monthlyAmounts(choice, parameters)
  return `${words.reais(basic)} de básica, ${words.reais(supplementary)} de suplementar e ${words.reais(employer)} da patrocinadora`
}
