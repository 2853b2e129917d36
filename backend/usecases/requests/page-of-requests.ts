import { and, lt, type SQL } from 'drizzle-orm'
import type { RequestItem } from '#contract/requests.ts'
import type { Database } from '../../database/client.ts'
import { requests } from '../../database/schema/requests.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'
import { countOf, filedPeriods, placeOf } from './filed-periods.ts'
import {
  countRequests,
  type FoundRequests,
  newestFirst,
  requestsWithIds,
  type Slice,
} from './list-requests.ts'
import { conditionBesideKeyword, filtersFor, type RequestFilters, startOfDay } from './request-filter.ts'
import { searchRequests } from './search-requests.ts'

export type RequestPage = { total: number; isExact: boolean; items: RequestItem[] }

/** A page of the requests that an actor asks for, newest first. `now` decides the state of each deadline. */
export async function pageOfRequests(
  database: Database,
  actor: Actor,
  asked: RequestFilters,
  { now, ...slice }: Slice & { now: Date },
): Promise<RequestPage> {
  const filters = filtersFor(asked, actor)
  const { total, isExact, ids } = await (filters.palavraChave
    ? searchRequests(database, filters, { ...slice, byPerson: isAttendant(actor) })
    : filters.idPessoa === 0
      ? filteredRequests(database, filters, slice)
      : requestsOfPerson(database, filters, slice))
  return { total, isExact, items: await requestsWithIds(database, ids, now) }
}

/** The months' counts say how many there are and in which month the page begins: from there on, few have to be passed over. */
async function filteredRequests(
  database: Database,
  filters: RequestFilters,
  { offset, limit }: Slice,
): Promise<FoundRequests> {
  const periods = await filedPeriods(database, filters)
  const place = placeOf(periods, offset)
  const condition = and(
    conditionBesideKeyword(filters),
    place ? lt(requests.filedAt, startOfDay(place.before)) : undefined,
  )
  return {
    total: countOf(periods),
    isExact: true,
    ids: place ? await idsOf(database, condition, { offset: place.skip, limit }) : [],
  }
}

/** Nobody has so many that counting them would take long. */
async function requestsOfPerson(
  database: Database,
  filters: RequestFilters,
  slice: Slice,
): Promise<FoundRequests> {
  const condition = conditionBesideKeyword(filters)
  const total = await countRequests(database, condition)
  return {
    total,
    isExact: true,
    ids: slice.offset < total ? await idsOf(database, condition, slice) : [],
  }
}

async function idsOf(
  database: Database,
  condition: SQL | undefined,
  { offset, limit }: Slice,
): Promise<number[]> {
  const rows = await database
    .select({ id: requests.id })
    .from(requests)
    .where(condition)
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit)
  return rows.map(({ id }) => id)
}
