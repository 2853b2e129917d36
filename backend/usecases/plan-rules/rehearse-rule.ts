import * as v from 'valibot'
import type { RuleRehearsal } from '#contract/plan-rules/plan-rules.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { requestWorkflow } from '../../rules/request-workflow.ts'
import { rehearseWorkflows } from './rehearse-workflow.ts'
import type { RulePlace } from './rule-place.ts'

/**
 * Effect of a rule on recent requests: only of stages, whose requests keep the rule they were filed under. Null where a kind has nothing to
 * rehearse, or nothing changes.
 */
export async function rehearseRule(
  database: Querier,
  { kind, plan }: RulePlace,
  { before, after, today }: { before: unknown; after: unknown; today: IsoDate },
): Promise<RuleRehearsal | null> {
  if (kind.id !== requestWorkflow.id || !plan) return null
  const { schema } = requestWorkflow
  return rehearseWorkflows(database, plan, {
    before: before === null ? null : v.parse(schema, before),
    after: v.parse(schema, after),
    today,
  })
}
