import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { caseLocks } from '#backend/database/schema/cases.ts'
import { requestStages } from '#backend/database/schema/request-stages.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { statusesWaitingFor } from '#domain/requests/waiting.ts'
import { peopleActedForBy } from '../../identity/payment-trust.ts'
import { type Asking, type RequestFilters, requestCondition } from '../list/request-filter.ts'
import { dueFirst } from '../list/request-order.ts'

/**
 * The next request for an attendant among those that a list finds: who comes first by law, then what is due first, after the one that is open and then from the
 * beginning. Only what is in nobody else's hands, and what they may work on. @param afterId 0: none is open
 */
export async function nextCase(
  database: Database,
  filters: RequestFilters,
  { afterId, ...asking }: Asking & { afterId: number },
): Promise<number | null> {
  const changed = await peopleActedForBy(database, asking.actor.personId, asking.now)
  const isForThem = and(
    requestCondition(database, filters, asking),
    conditionFor(database, asking),
    changed.size > 0 ? notInArray(requests.personId, [...changed]) : undefined,
  )
  const firstOf = async (condition: SQL | undefined) => {
    const [row] = await database
      .select({ id: requests.id })
      .from(requests)
      .where(and(isForThem, ne(requests.id, afterId), condition))
      .orderBy(...dueFirst)
      .limit(1)
    return row?.id ?? null
  }
  return (afterId > 0 ? await firstOf(followsAfter(afterId)) : null) ?? (await firstOf(undefined))
}

/** It is the service desk's turn, nobody else has it, and they have nothing to do with it otherwise and reach the level of its stage. */
function conditionFor(database: Database, { actor, now }: Asking): SQL | undefined {
  const { personId, level } = actor
  const isAtColleague = database
    .select({ id: caseLocks.requestId })
    .from(caseLocks)
    .where(
      and(
        eq(caseLocks.requestId, requests.id),
        ne(caseLocks.holderId, personId),
        gt(caseLocks.expiresAt, now),
      ),
    )
  const isAboveThem = database
    .select({ id: requestStages.requestId })
    .from(requestStages)
    .where(
      and(
        eq(requestStages.requestId, requests.id),
        isNotNull(requestStages.enteredAt),
        isNull(requestStages.leftAt),
        gt(requestStages.level, level ?? 0),
      ),
    )
  return and(
    inArray(requests.status, statusesWaitingFor.desk),
    or(isNull(requests.analystId), eq(requests.analystId, personId)),
    notExists(isAtColleague),
    notExists(isAboveThem),
    sql`coalesce(request_involvement(${requests.id}, ${personId}), 'worker') = 'worker'`,
  )
}

/** The place of a request in the order of `dueFirst`; without a term it is the last of its priority. */
const placeOf = (of: SQL) =>
  sql`${of}.priority, coalesce(${of}.due_on, 'infinity'::date), ${of}.filed_at, ${of}.id`

function followsAfter(requestId: number): SQL {
  const opened = sql`select ${placeOf(sql`opened`)} from requests opened where opened.id = ${requestId}`
  return sql`(${placeOf(sql`requests`)}) > (${opened})`
}
