import { eq, sql } from 'drizzle-orm'
import { requestKindSlug } from '#contract/requests/request-kinds.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requestStages } from '../database/schema/request-stages.ts'
import { requestEvents, requestPayloads, requests } from '../database/schema/requests.ts'
import { stageRows } from '../usecases/request-engine/request-stages.ts'
import { workflowInForce } from '../usecases/request-engine/workflow-in-force.ts'
import type { TestApi } from './test-api.ts'

/** A request of a person, of any kind, as if they had just filed it in their first plan and without data. @returns its id */
export async function fileRequestOf(api: TestApi, personId: number, kindId: number): Promise<number> {
  const now = api.clock.now()
  const [link] = await api.database
    .select({ id: planLinks.id, planId: planLinks.planId })
    .from(planLinks)
    .where(eq(planLinks.personId, personId))
    .orderBy(planLinks.id)
    .limit(1)
  if (!link) throw new Error(`person ${personId} is in no plan`)
  const kind = requestKindSlug(kindId)
  if (!kind) throw new Error(`there is no kind of request ${kindId}`)
  const workflow = await workflowInForce(api.database, kind, { id: link.planId }, saoPauloDateOf(now))
  const [request] = await api.database
    .insert(requests)
    .values({
      protocol: sql`${saoPauloDateOf(now).slice(0, 4)} || '.9' || lpad((select count(*) from requests)::text, 6, '0')`,
      kindId,
      personId,
      linkId: link.id,
      planId: link.planId,
      isPayment: workflow.isPayment,
      filedAt: now,
      updatedAt: now,
      slaBusinessDays: 3,
      dueOn: '2026-11-16',
    })
    .returning({ id: requests.id })
  const requestId = request?.id ?? 0
  await api.database.insert(requestPayloads).values({
    requestId,
    version: 1,
    data: {},
    verificationCode: requestId.toString(16).padStart(64, '0'),
    createdAt: now,
  })
  await api.database.insert(requestStages).values(stageRows(requestId, workflow, now))
  await api.database
    .insert(requestEvents)
    .values({ requestId, toStatus: 1, authorId: personId, authorRole: 'participant', at: now })
  return requestId
}

/** The notification that a person got last. */
export async function lastNotificationOf({ database }: TestApi, personId: number) {
  const rows = await database.select().from(notifications).where(eq(notifications.personId, personId))
  return rows.toSorted((one, other) => one.id - other.id).at(-1)
}
