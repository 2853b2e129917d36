import type { RuleEdition, RuleParts } from '#contract/plan-rules/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { termsEdition } from './plan-rules.fixtures.ts'
import { RuleWorkbench } from './RuleWorkbench.tsx'
import { useRuleWork } from './use-rule-work.ts'

type RuleBenchProps = { page: RulePage; edition: RuleEdition; level?: 1 | 2 | 3 }

/** One rule to work on in stories, as an attendant of a level has it. */
export function RuleBench({ page, edition, level = 3 }: RuleBenchProps) {
  return (
    <RuleWorkbench
      page={page}
      edition={edition}
      rights={{ edit: level >= 2, publish: level >= 3 }}
      work={useRuleWork(page, edition, 9)}
    />
  )
}

/** An edition of a rule in force since the installation, without a draft; of the first plan, or for everybody. */
export function editionOf({ rule }: Pick<RulePage, 'rule'>, regras: RuleParts): RuleEdition {
  const [first] = termsEdition.historico
  if (!first) throw new Error('the terms of the stories are missing')
  return {
    ...termsEdition,
    tipo: rule.id,
    nome: rule.label,
    norma: 'Regulamento do plano',
    plano: rule.scope === 'everybody' ? null : termsEdition.plano,
    historico: [{ ...first, versao: 1, regras }],
  }
}
