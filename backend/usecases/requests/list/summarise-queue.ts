import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { OPEN_STATUSES } from '#backend/database/queries/link-requests.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { requestsByMonth } from '#backend/database/schema/requests-by-month.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { Actor } from '#backend/security/actor.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { countRequests } from './list-requests.ts'
import { conditionBesideKeyword, filtersFor, type RequestFilters } from './request-filter.ts'

export type QueueSummary = {
  /** Every status that is not over, in order of id, with how many requests are in it. */
  byStatus: { status: number; count: number }[]
  /** Past their date while the clock runs. */
  overdue: number
  receivedToday: number
  /** In analysis with the actor. */
  mine: number
  /** Not decided: near their date while the clock runs, in nobody's hands, and in the actor's. */
  atRisk: number
  heldByNobody: number
  held: number
}

type Input = {
  actor: Actor
  /** 0: every plan. */
  planId: number
  now: Date
}

/** The attendants' queue in figures: what is not over, however long the history is. */
export async function summariseQueue(
  database: Database,
  { actor, planId, now }: Input,
): Promise<QueueSummary> {
  const today = saoPauloDateOf(now)
  const listed = (filter: Partial<RequestFilters>) => {
    const whole = { idPessoa: 0, idPlano: planId, idFuncionalidade: 0, idStatus: 0, ...filter }
    return countRequests(database, conditionBesideKeyword(filtersFor(whole, { actor, now })))
  }
  const inPlan = planId === 0 ? undefined : eq(requests.planId, planId)
  const isMine = and(eq(requests.status, RequestStatus.inAnalysis), eq(requests.analystId, actor.personId))
  const [byStatus, overdue, mine, receivedToday, atRisk, heldByNobody, held] = await Promise.all([
    openByStatus(database, planId),
    listed({ prazo: 'vencido' }),
    countRequests(database, and(isMine, inPlan)),
    countRequests(database, and(gte(requests.filedAt, startOfDay(today)), inPlan)),
    listed({ prazo: 'atencao' }),
    listed({ responsavel: 'ninguem' }),
    listed({ responsavel: 'eu' }),
  ])
  return { byStatus, overdue, mine, receivedToday, atRisk, heldByNobody, held }
}

/** As the months' counts have them, of every kind; their plan 0 is the sum of all. */
async function openByStatus(database: Database, planId: number): Promise<QueueSummary['byStatus']> {
  const rows = await database
    .select({ status: requestsByMonth.status, count: sql<number>`sum(${requestsByMonth.count})::int` })
    .from(requestsByMonth)
    .where(
      and(
        eq(requestsByMonth.planId, planId),
        eq(requestsByMonth.kindId, 0),
        inArray(requestsByMonth.status, OPEN_STATUSES),
      ),
    )
    .groupBy(requestsByMonth.status)
  return OPEN_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }))
}
