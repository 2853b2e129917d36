import type { QueryClient } from '@tanstack/react-query'
import type { RulePage } from './define-rule-page.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import type { RuleSearch } from './rule-setting.search.ts'

/** The rule that the address names; the first one while it names none. */
export function chosenPage(pages: readonly RulePage[], { regra }: RuleSearch): RulePage | undefined {
  return pages.find(({ rule }) => rule.id === regra) ?? pages[0]
}

/** Reads what the page of a setting of rules shows first. */
export async function loadRuleSetting(
  queryClient: QueryClient,
  pages: readonly RulePage[],
  search: RuleSearch,
): Promise<void> {
  const page = chosenPage(pages, search)
  if (!page) return
  const editionOf = (idPlano: number) => planRuleQueries.edition(page.rule.id, idPlano)
  if (search.idPlano !== undefined) void queryClient.prefetchQuery(editionOf(search.idPlano))
  const plans = await queryClient.ensureQueryData(planRuleQueries.plans())
  const idPlano = search.idPlano ?? plans[0]?.id
  if (idPlano !== undefined) await queryClient.ensureQueryData(editionOf(idPlano))
}
