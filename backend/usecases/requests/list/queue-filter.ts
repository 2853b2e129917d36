import { and, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { requests } from '#backend/database/schema/requests.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { atRiskUntil } from '#domain/requests/sla.ts'
import {
  RUNNING_STATUSES,
  statusesWaitingFor,
  UNDECIDED_STATUSES,
  type WaitsFor,
} from '#domain/requests/waiting.ts'

/** Filters of the attendants' queue; whatever the filter, only undecided requests are meant. */
export type QueueFilter = {
  /** Id of who has it; null: nobody. Absent: whoever. */
  heldBy?: number | null | undefined
  deadline?: 'overdue' | 'at-risk' | undefined
  waitsFor?: WaitsFor | undefined
  today: IsoDate
}

/** Longest term that a workflow may give, business days. */
const LONGEST_TERM = 365

/** The statuses in which a request can be what a filter asks for. */
export function statusesOfQueue({ deadline, waitsFor }: QueueFilter): readonly RequestStatusId[] {
  const known = deadline ? RUNNING_STATUSES : UNDECIDED_STATUSES
  const wanted: readonly RequestStatusId[] = waitsFor ? statusesWaitingFor[waitsFor] : known
  return known.filter((status) => wanted.includes(status))
}

export function queueCondition({ heldBy, deadline, today }: QueueFilter): SQL | undefined {
  const { analystId } = requests
  return and(
    heldBy === undefined ? undefined : heldBy === null ? isNull(analystId) : eq(analystId, heldBy),
    deadline === 'overdue' ? lt(requests.dueOn, today) : undefined,
    deadline === 'at-risk' ? isAtRisk(today) : undefined,
  )
}

/** Due from today on, and by the last day with which a request of its term is amber. */
function isAtRisk(today: IsoDate): SQL | undefined {
  const limits = Array.from({ length: LONGEST_TERM }, (_, index) => atRiskUntil(index + 1, today))
  return and(
    gte(requests.dueOn, today),
    lte(requests.dueOn, limits.at(-1) ?? today),
    sql`${requests.dueOn} <= (${sql.param(limits)}::date[])[${requests.slaBusinessDays}]`,
  )
}
