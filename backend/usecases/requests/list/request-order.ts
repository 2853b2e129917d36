import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { requests } from '#backend/database/schema/requests.ts'
import type { RequestOrder } from '#contract/requests/request-queue.ts'
import { DECIDED_STATUSES, PAUSED_STATUSES } from '#domain/requests/waiting.ts'

type Order = readonly SQL[]

/** Newest first, and of one moment the last one stored. */
export const newestFirst: Order = [desc(requests.filedAt), desc(requests.id)]

const oldestFirst: Order = [asc(requests.filedAt), asc(requests.id)]

/** Among those that are not decided: whoever comes first by law, then what is due first, then what was filed first. Without a term: last. */
export const dueFirst: Order = [asc(requests.priority), asc(requests.dueOn), ...oldestFirst]

const isPaused = inArray(requests.status, PAUSED_STATUSES)
const isDecided = inArray(requests.status, DECIDED_STATUSES)
const unlessDecided = (column: unknown) => sql`case when not ${isDecided} then ${column} end`

/** Whoever comes first by law, then what is promised soonest; what waits for its participant after it, and what is decided last, newest first. */
const promisedFirst: Order = [
  sql`case when ${isDecided} then 2 when ${isPaused} then 1 else 0 end`,
  unlessDecided(requests.priority),
  unlessDecided(requests.dueOn),
  unlessDecided(requests.filedAt),
  unlessDecided(requests.id),
  ...newestFirst,
]

/** The orders of lists of requests, as the wire calls them, for what one statement puts in order. */
export const requestOrder: Readonly<Record<RequestOrder, Order>> = {
  recentes: newestFirst,
  antigas: oldestFirst,
  prazo: promisedFirst,
}
