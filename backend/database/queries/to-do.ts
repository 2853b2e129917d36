import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../client.ts'
import { declarations } from '../schema/declarations.ts'
import { people } from '../schema/people.ts'
import { requests } from '../schema/requests.ts'
import { OPEN_STATUSES } from './link-requests.ts'

/** A request that is open, or was refused lately and not filed again. */
export type RunningRequest = Pick<
  typeof requests.$inferSelect,
  'id' | 'protocol' | 'kindId' | 'status' | 'pausedSince' | 'decidedAt'
>

/** Requests of a link in which something can still happen, and those refused since an instant that no newer one of the kind followed. */
export function runningRequests(
  database: Querier,
  linkId: number,
  refusedSince: Date,
): Promise<RunningRequest[]> {
  const { id, protocol, kindId, status, pausedSince, decidedAt, filedAt } = requests
  const later = alias(requests, 'later')
  const isLast = sql`not exists (${database
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.linkId, linkId),
        eq(later.kindId, kindId),
        sql`(${later.filedAt}, ${later.id}) > (${filedAt}, ${id})`,
      ),
    )})`
  return database
    .select({ id, protocol, kindId, status, pausedSince, decidedAt })
    .from(requests)
    .where(
      and(
        eq(requests.linkId, linkId),
        or(
          inArray(status, OPEN_STATUSES),
          and(eq(status, RequestStatus.refused), gte(decidedAt, refusedSince), isLast),
        ),
      ),
    )
    .orderBy(desc(filedAt), desc(id))
}

/** Duties of a person whatever their plan: the first access, and the re-registration with the last day of its term. */
export async function personDuties(database: Querier, personId: number) {
  const { onboardingOpen, reRegistrationStatus: status, reRegistrationDueOn: dueOn } = people
  const [row] = await database
    .select({ onboardingOpen, status, dueOn })
    .from(people)
    .where(eq(people.id, personId))
  if (!row) throw new Error(`there is no person ${personId}`)
  return row
}

/** The newest declaration of each kind that a person made, with its last good day. */
export function newestDeclarations(database: Querier, personId: number) {
  const { kind, validUntil, declaredAt, requestId } = declarations
  return database
    .selectDistinctOn([kind], { kind, validUntil })
    .from(declarations)
    .where(eq(declarations.personId, personId))
    .orderBy(kind, desc(declaredAt), desc(requestId))
}
