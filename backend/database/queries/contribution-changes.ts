import { and, desc, eq, inArray } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isFinalStatus, RequestStatus, requestStatuses } from '#domain/requests/request-status.ts'
import type { Querier } from '../client.ts'
import { CONTRIBUTION_CHANGE_KIND } from '../reference-data.ts'
import { requests } from '../schema/requests.ts'

const OPEN = requestStatuses.filter((status) => !isFinalStatus(status))
const GRANTED = [RequestStatus.granted, RequestStatus.completed]

/** The change of contribution of a link that is not decided yet; at most one exists. */
export async function openContributionChange(
  database: Querier,
  linkId: number,
): Promise<{ id: number; protocol: string; status: number } | null> {
  const [row] = await database
    .select({ id: requests.id, protocol: requests.protocol, status: requests.status })
    .from(requests)
    .where(changesOf(linkId, OPEN))
    .limit(1)
  return row ?? null
}

/** Day on which the last change that was granted had been filed; refused, cancelled and expired ones don't count. */
export async function lastContributionChange(database: Querier, linkId: number): Promise<IsoDate | null> {
  const [row] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(changesOf(linkId, GRANTED))
    .orderBy(desc(requests.filedAt))
    .limit(1)
  return row ? saoPauloDateOf(row.filedAt) : null
}

function changesOf(linkId: number, statuses: readonly number[]) {
  return and(
    eq(requests.linkId, linkId),
    eq(requests.kindId, CONTRIBUTION_CHANGE_KIND),
    inArray(requests.status, [...statuses]),
  )
}
