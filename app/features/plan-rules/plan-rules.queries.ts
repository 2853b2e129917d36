import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import type { RuleId } from '#contract/all-rules.ts'
import { ruleEdition } from './plan-rules.functions.ts'

/** Plans, and one rule of one of them. */
export const planRuleQueries = {
  edition: (tipo: RuleId, idPlano: number | null) =>
    queryOptions({
      ...editedQuery,
      queryKey: ['plan-rules', 'edition', tipo, idPlano],
      queryFn: () => ruleEdition({ data: { tipo, idPlano } }),
    }),
}
