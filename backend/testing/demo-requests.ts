import { eq, sql } from 'drizzle-orm'
import { notifications } from '../database/schema/notifications.ts'
import { requestEvents, requestPayloads, requests } from '../database/schema/requests.ts'
import type { TestApi } from './test-api.ts'

/** A request of a person, of any kind and without data, as if they had just filed it in their first plan. @returns its id */
export async function fileRequestOf(api: TestApi, personId: number, kindId: number): Promise<number> {
  const now = api.clock.now()
  const [request] = await api.database
    .insert(requests)
    .values({
      protocol: sql`'2026.9' || lpad((select count(*) from requests)::text, 6, '0')`,
      kindId,
      personId,
      linkId: sql`(select id from plan_links where person_id = ${personId} order by id limit 1)`,
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
