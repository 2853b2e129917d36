import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RequestWorkflow } from '#domain/requests/workflow.ts'
import type { Querier } from '../../database/client.ts'
import { requestWorkflow } from '../../rules/request-workflow.ts'
import { MissingRule } from '../../rules/rule-faults.ts'
import { type PlanReference, ruleOn } from '../../rules/rule-on.ts'

/** The stages that a request of a kind and plan gets when it is filed on a day. @throws MissingRule for a kind without stages, too */
export async function workflowInForce(
  database: Querier,
  kind: RequestKindSlug,
  plan: PlanReference,
  day: IsoDate,
): Promise<RequestWorkflow> {
  const workflow = (await ruleOn(database, requestWorkflow, plan, day))[kind]
  if (!workflow) throw new MissingRule({ kind: `${requestWorkflow.id}/${kind}`, planId: plan.id, day })
  return workflow
}
