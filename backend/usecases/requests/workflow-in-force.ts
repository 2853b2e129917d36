import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { isAttendantLevelId } from '#domain/participants.ts'
import { defaultWorkflow, type RequestWorkflow } from '#domain/requests/workflow.ts'
import type { Querier } from '../../database/client.ts'
import { requestWorkflows } from '../../database/schema/request-stages.ts'
import { requestKinds } from '../../database/schema/requests.ts'

/**
 * The stages that a request of a kind and plan gets when it is filed on a day: the plan's newest ones, else those of every plan, else
 * what the kind's terms come to. @throws Error for an unknown kind.
 */
export async function workflowInForce(
  database: Querier,
  kindId: number,
  planId: number,
  day: IsoDate,
): Promise<RequestWorkflow> {
  const [drawn] = await database
    .select({ workflow: requestWorkflows.workflow })
    .from(requestWorkflows)
    .where(
      and(
        eq(requestWorkflows.kindId, kindId),
        or(eq(requestWorkflows.planId, planId), isNull(requestWorkflows.planId)),
        lte(requestWorkflows.validFrom, day),
      ),
    )
    .orderBy(sql`${requestWorkflows.planId} nulls last`, desc(requestWorkflows.validFrom))
    .limit(1)
  if (drawn) return drawn.workflow
  const [terms] = await database.select().from(requestKinds).where(eq(requestKinds.id, kindId))
  if (!terms) throw new Error(`unknown kind of request: ${kindId}`)
  const { decisionLevel, slaBusinessDays, isPayment } = terms
  const level = isAttendantLevelId(decisionLevel) ? decisionLevel : 3
  return defaultWorkflow({ slaBusinessDays, decisionLevel: level, isPayment })
}
