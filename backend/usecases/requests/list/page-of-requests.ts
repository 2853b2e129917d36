import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { DECIDED_STATUSES, PAUSED_STATUSES, RUNNING_STATUSES } from '#domain/requests/waiting.ts'
import { countOf, filedPeriods, placeOf } from './filed-periods.ts'
import { countRequests, type FoundRequests, requestsWithIds, type Slice } from './list-requests.ts'
import {
  conditionBesideKeyword,
  filtersFor,
  type HeldFilters,
  type RequestFilters,
} from './request-filter.ts'
import { dueFirst, requestOrder } from './request-order.ts'
import { searchRequests } from './search-requests.ts'

export type RequestPage = { total: number; isExact: boolean; items: RequestItem[] }

/** A page of the requests that an actor asks for. `now` decides the state of each deadline. */
export async function pageOfRequests(
  database: Database,
  actor: Actor,
  asked: RequestFilters,
  { now, ...slice }: Slice & { now: Date },
): Promise<RequestPage> {
  const filters = filtersFor(asked, { actor, now })
  const { total, isExact, ids } = await (filters.palavraChave
    ? searchRequests(database, filters, { ...slice, byPerson: isAttendant(actor) })
    : foundRequests(database, filters, slice))
  return { total, isExact, items: await requestsWithIds(database, ids, now) }
}

async function foundRequests(database: Database, filters: HeldFilters, slice: Slice): Promise<FoundRequests> {
  const parts = await partsOf(database, filters)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return { total, isExact: true, ids: await throughParts(parts, slice) }
}

/** A part of a list: how many it has, and those at a place in it. */
type Part = { count: number; idsAt: (slice: Slice) => Promise<number[]> }

/** A list as parts that follow each other, each of which an index answers in its order. */
async function partsOf(database: Database, filters: HeldFilters): Promise<Part[]> {
  // Nobody has so many that counting them and putting them in order would take long.
  if (filters.idPessoa !== 0) return [await countedPart(database, filters, requestOrder[filters.order])]
  if (filters.order !== 'prazo')
    return [
      filters.queue
        ? await countedPart(database, filters, requestOrder[filters.order])
        : await filedPart(database, filters),
    ]
  const among = (statuses: readonly number[]): HeldFilters => ({
    ...filters,
    statuses: statuses.filter((status) => filters.statuses?.includes(status) ?? true),
  })
  return Promise.all([
    ...[RUNNING_STATUSES, PAUSED_STATUSES].map((statuses) => duePart(database, among(statuses))),
    ...(filters.queue ? [] : [filedPart(database, { ...among(DECIDED_STATUSES), order: 'recentes' })]),
  ])
}

/** Requests that are due, in their order; counted by the months where the filters need nothing that the months do not know. */
async function duePart(database: Database, filters: HeldFilters): Promise<Part> {
  if (filters.statuses?.length === 0) return NOTHING
  if (filters.queue) return countedPart(database, filters, dueFirst)
  const condition = conditionBesideKeyword(filters)
  return {
    count: countOf(await filedPeriods(database, filters)),
    idsAt: (slice) => idsOf(database, condition, { ...slice, order: dueFirst }),
  }
}

async function countedPart(database: Database, filters: HeldFilters, order: readonly SQL[]): Promise<Part> {
  if (filters.statuses?.length === 0) return NOTHING
  const condition = conditionBesideKeyword(filters)
  return {
    count: await countRequests(database, condition),
    idsAt: (slice) => idsOf(database, condition, { ...slice, order }),
  }
}

/**
 * By when they were filed, newest or oldest first. The months' counts say how many there are and in which month a place lies: from there
 * on, few have to be passed over.
 */
async function filedPart(database: Database, filters: HeldFilters): Promise<Part> {
  if (filters.statuses?.length === 0) return NOTHING
  const isOldestFirst = filters.order === 'antigas'
  const newest = await filedPeriods(database, filters)
  const periods = isOldestFirst ? newest.toReversed() : newest
  return {
    count: countOf(periods),
    idsAt: async ({ offset, limit }) => {
      const place = placeOf(periods, offset)
      if (!place) return []
      const { from, before, skip } = place
      const condition = and(
        conditionBesideKeyword(filters),
        isOldestFirst ? gte(requests.filedAt, startOfDay(from)) : lt(requests.filedAt, startOfDay(before)),
      )
      return idsOf(database, condition, { offset: skip, limit, order: requestOrder[filters.order] })
    },
  }
}

const NOTHING: Part = { count: 0, idsAt: async () => [] }

/** The wanted ones of parts that follow each other. */
async function throughParts(parts: readonly Part[], { offset, limit }: Slice): Promise<number[]> {
  const ids: number[] = []
  let passed = 0
  for (const { count, idsAt } of parts) {
    const from = Math.max(0, offset - passed)
    const missing = limit - ids.length
    // Requests filed since the count belong to the next page.
    if (from < count && missing > 0)
      ids.push(...(await idsAt({ offset: from, limit: Math.min(missing, count - from) })))
    passed += count
  }
  return ids
}

async function idsOf(
  database: Database,
  condition: SQL | undefined,
  { offset, limit, order }: Slice & { order: readonly SQL[] },
): Promise<number[]> {
  const rows = await database
    .select({ id: requests.id })
    .from(requests)
    .where(condition)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
  return rows.map(({ id }) => id)
}
