import type { QueryClient } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import type { RuleSetting } from './define-rule-page.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import type { RuleSearch } from './rule-setting.search.ts'
import { chosenPage, planOf } from './shown-rule.ts'

/** Reads what the page of a setting of rules shows first. */
export async function loadRuleSetting(
  queryClient: QueryClient,
  { pages }: RuleSetting,
  search: RuleSearch,
): Promise<void> {
  const page = chosenPage(pages, search)
  if (!page) return
  const editionOf = (idPlano: number | null) => planRuleQueries.edition(page.rule.id, idPlano)
  const known = planOf(page, search, [])
  void queryClient.prefetchQuery(settingLevelsQuery)
  if (known !== undefined) void queryClient.prefetchQuery(editionOf(known))
  const idPlano = planOf(page, search, await queryClient.ensureQueryData(ask('retornarPlanos')))
  await Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    idPlano !== undefined && queryClient.ensureQueryData(editionOf(idPlano)),
  ])
}
