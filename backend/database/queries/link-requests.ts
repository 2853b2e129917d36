import { and, desc, eq, inArray } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isFinalStatus, RequestStatus, requestStatuses } from '#domain/requests/request-status.ts'
import type { Querier } from '../client.ts'
import { requests } from '../schema/requests.ts'

/** Statuses in which something can still happen. */
export const OPEN_STATUSES = requestStatuses.filter((status) => !isFinalStatus(status))

const GRANTED = [RequestStatus.granted, RequestStatus.completed]

export type OpenRequest = { id: number; protocol: string; status: number }

/** A request of a kind, or of one of several, and of a link that is not over; of exclusive kinds there is at most one each. */
export async function openRequest(
  database: Querier,
  linkId: number,
  kindId: number | readonly number[],
): Promise<OpenRequest | null> {
  const [row] = await database
    .select({ id: requests.id, protocol: requests.protocol, status: requests.status })
    .from(requests)
    .where(requestsOf(linkId, kindId, OPEN_STATUSES))
    .orderBy(desc(requests.filedAt))
    .limit(1)
  return row ?? null
}

/** Day on which the last one that was granted had been filed; refused, cancelled and expired ones don't count. */
export async function lastGrantedOn(
  database: Querier,
  linkId: number,
  kindId: number,
): Promise<IsoDate | null> {
  const [row] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(requestsOf(linkId, kindId, GRANTED))
    .orderBy(desc(requests.filedAt))
    .limit(1)
  return row ? saoPauloDateOf(row.filedAt) : null
}

function requestsOf(linkId: number, kindId: number | readonly number[], statuses: readonly number[]) {
  return and(
    eq(requests.linkId, linkId),
    inArray(requests.kindId, [kindId].flat()),
    inArray(requests.status, [...statuses]),
  )
}
