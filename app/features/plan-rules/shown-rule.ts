import type { RulePage } from './define-rule-page.ts'
import type { RuleSearch } from './rule-setting.search.ts'

/** The rule that the address names; the first one while it names none. */
export function chosenPage(pages: readonly RulePage[], { regra }: RuleSearch): RulePage | undefined {
  return pages.find(({ rule }) => rule.id === regra) ?? pages[0]
}

/** The plan whose rule a page shows, by its id: the address's, else the first; null for a rule for everybody, undefined without a plan. */
export function planOf(
  { rule }: RulePage,
  { idPlano }: RuleSearch,
  plans: readonly { id: number }[],
): number | null | undefined {
  return rule.scope === 'everybody' ? null : (idPlano ?? plans[0]?.id)
}
