import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { clockOf, RequestStatus, requestStatuses } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import { requests } from '../../database/schema/requests.ts'
import type { Actor } from '../../security/actor.ts'
import { startOfDay } from './request-filter.ts'

export type QueueSummary = {
  /** Every status that is not over, in order of id, with how many requests are in it. */
  byStatus: { status: number; count: number }[]
  /** Past their date while the clock runs. */
  overdue: number
  receivedToday: number
  /** In analysis with the actor. */
  mine: number
}

const RUNNING = requestStatuses.filter((status) => clockOf(status) === 'running')

/** The attendants' queue in figures: what is not over, however long the history is. */
export async function summariseQueue(database: Querier, actor: Actor, now: Date): Promise<QueueSummary> {
  const today = saoPauloDateOf(now)
  const isOverdue = and(inArray(requests.status, RUNNING), lt(requests.dueOn, today))
  const isMine = and(eq(requests.status, RequestStatus.inAnalysis), eq(requests.analystId, actor.personId))
  const counted = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [rows, [received]] = await Promise.all([
    database
      .select({
        status: requests.status,
        count: sql<number>`count(*)::int`,
        overdue: counted(isOverdue),
        mine: counted(isMine),
      })
      .from(requests)
      .where(inArray(requests.status, OPEN_STATUSES))
      .groupBy(requests.status),
    database
      .select({ today: sql<number>`count(*)::int` })
      .from(requests)
      .where(sql`${requests.filedAt} >= ${startOfDay(today, 0)}`),
  ])
  const total = (figure: 'overdue' | 'mine') => rows.reduce((sum, row) => sum + row[figure], 0)
  return {
    byStatus: OPEN_STATUSES.map((status) => ({
      status,
      count: rows.find((row) => row.status === status)?.count ?? 0,
    })),
    overdue: total('overdue'),
    receivedToday: received?.today ?? 0,
    mine: total('mine'),
  }
}
