import type { QueryClient } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import { planRuleQueries } from '../plan-rules.queries.ts'
import type { WorkflowSearch } from './workflow-setting.search.ts'

/** The kind that the address names; the first one that somebody decides while it names none. */
export function chosenType<Type extends { funcionalidade: string; decidida: boolean }>(
  types: readonly Type[],
  funcionalidade: string,
): Type | undefined {
  return (
    types.find((type) => type.funcionalidade === funcionalidade) ?? types.find(({ decidida }) => decidida)
  )
}

/** Reads what the page shows first. */
export async function loadWorkflowSetting(queryClient: QueryClient, search: WorkflowSearch): Promise<void> {
  void queryClient.prefetchQuery(settingLevelsQuery)
  void queryClient.prefetchQuery(ask('retornarTiposSolicitacao'))
  const idPlano = search.idPlano ?? (await queryClient.ensureQueryData(ask('retornarPlanos')))[0]?.id
  await Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    queryClient.ensureQueryData(ask('retornarTiposSolicitacao')),
    idPlano !== undefined &&
      queryClient.ensureQueryData(planRuleQueries.edition(requestWorkflowRule.id, idPlano)),
  ])
}
