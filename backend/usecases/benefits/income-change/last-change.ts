import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'

const CAME_TO_NOTHING = [RequestStatus.refused, RequestStatus.cancelled, RequestStatus.expired]

/** Day on which the last change of a link was filed that stands or may still be granted, beside one request; null without any. */
export async function lastChangeOf(
  database: Querier,
  linkId: number,
  besides?: number,
): Promise<IsoDate | null> {
  const [last] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(
      and(
        eq(requests.linkId, linkId),
        eq(requests.kindId, requestKindId('alteracao-renda')),
        notInArray(requests.status, CAME_TO_NOTHING),
        besides === undefined ? undefined : ne(requests.id, besides),
      ),
    )
    .orderBy(desc(requests.filedAt))
    .limit(1)
  return last ? saoPauloDateOf(last.filedAt) : null
}
