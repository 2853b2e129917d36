import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '#backend/database/client.ts'
import { keywordPatterns, kindsNamed, peopleNamed } from '#backend/database/queries/keyword-patterns.ts'
import { people } from '#backend/database/schema/people.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { countOf, filedPeriods } from './filed-periods.ts'
import { daysMeant, type KeywordSearch, sourcesOf } from './keyword-sources.ts'
import type { FoundRequests, Slice } from './list-requests.ts'
import { conditionBesideKeyword, type HeldFilters } from './request-filter.ts'
import { newestFirst, requestOrder } from './request-order.ts'

/** Requests found by keyword are counted up to here; of more it is said that there are more, and the pages end here. */
export const MAX_FOUND = 10_000

/** From this request on it is faster to know everybody who is meant before any request is looked at. */
const FAR_DOWN = 200

const NOTHING: FoundRequests = { total: 0, isExact: true, ids: [] }

const PLACE = { id: requests.id, filedAt: requests.filedAt }

/** Columns of an order, under the names that they have in their table. For the order of filing an index alone answers. */
const placeIn = (order: HeldFilters['order']) =>
  order === 'prazo'
    ? { ...PLACE, status: requests.status, priority: requests.priority, dueOn: requests.dueOn }
    : PLACE

/** The wanted part of what is found, in the order that is asked for. */
type Input = Slice & Pick<HeldFilters, 'order'>

/**
 * Requests found by keyword. Where the other filters leave few, each of those is looked at. Otherwise everything that the
 * keyword leads to by an index is collected; where that is too much, the newest are looked at one by one, since many are found soon.
 */
export async function searchRequests(
  database: Database,
  filters: HeldFilters,
  { byPerson, ...asked }: Slice & { byPerson: boolean },
): Promise<FoundRequests> {
  const search = await searchOf(database, filters, byPerson)
  const slice = { ...asked, order: filters.order }
  if (!canFind(search)) return NOTHING
  // A person's requests, and undecided ones, are never so many.
  const isFew = filters.idPessoa !== 0 || filters.queue !== null
  if (isFew || countOf(search.periods) <= MAX_FOUND) return lookThrough(search, slice)
  const { atHand, searched } = sourcesOf(search)
  if (await areTooMany(search, atHand)) return newestOf(search, slice)
  const found = await collect(search, [...atHand, ...searched], slice)
  return found.total > MAX_FOUND ? newestOf(search, slice) : found
}

async function searchOf(database: Database, filters: HeldFilters, byPerson: boolean): Promise<KeywordSearch> {
  const patterns = keywordPatterns(filters.palavraChave ?? '')
  const [kinds, periods] = await Promise.all([
    kindsNamed(database, patterns.kind),
    filters.idPessoa === 0 && filters.queue === null ? filedPeriods(database, filters) : [],
  ])
  return {
    database,
    patterns,
    kinds: kinds.map(({ id }) => id),
    byPerson,
    beside: conditionBesideKeyword(filters),
    periods,
  }
}

/** A participant's keyword may be in no protocol and no kind. */
function canFind({ patterns, kinds, byPerson }: KeywordSearch): boolean {
  return patterns.protocol !== undefined || kinds.length > 0 || byPerson
}

/** Looks at each request that the other filters leave, and up its person. */
function lookThrough(search: KeywordSearch, slice: Input): Promise<FoundRequests> {
  const { database, patterns, byPerson, beside } = search
  // The offset keeps PostgreSQL from reading everybody to find those few.
  const person = sql`(select searched_name, cpf from ${people} where id = ${requests.personId} offset 0) as ${people}`
  const meant = database
    .select(placeIn(slice.order))
    .from(requests)
    .crossJoinLateral(person)
    .where(and(beside, isMeant(search, byPerson ? patterns.person : undefined)))
  return counted(database, meant.getSQL(), slice)
}

/** Whether the conditions alone lead to more than are counted. */
async function areTooMany(search: KeywordSearch, conditions: readonly SQL[]): Promise<boolean> {
  if (conditions.length === 0) return false
  const { total } = await collect(search, conditions, { offset: 0, limit: 0, order: 'recentes' })
  return total > MAX_FOUND
}

/** Collects what several conditions lead to, of each no more than tells that it is too much. */
async function collect(
  search: KeywordSearch,
  conditions: readonly SQL[],
  slice: Input,
): Promise<FoundRequests> {
  const [first, second, ...others] = conditions.map((condition) =>
    search.database
      .select(placeIn(slice.order))
      .from(requests)
      .where(and(search.beside, condition))
      .limit(MAX_FOUND + 1),
  )
  if (!first) return NOTHING
  return counted(search.database, (second ? union(first, second, ...others) : first).getSQL(), slice)
}

/** Counts and puts in order what a query finds. */
async function counted(
  database: Database,
  query: SQL,
  { offset, limit, order }: Input,
): Promise<FoundRequests> {
  const { rows } = await database.execute<{ total: number; ids: number[] }>(sql`
    with meant as materialized (${query})
    select
      (select count(*)::int from meant) as total,
      array(
        select ${requests.id} from meant as ${requests} order by ${sql.join([...requestOrder[order]], sql`, `)}
        offset ${offset} limit ${limit}
      ) as ids`)
  const [{ total, ids } = NOTHING] = rows
  return { total, isExact: true, ids }
}

/** Looks at one request after the other, the newest first, and counts none. */
async function newestOf(search: KeywordSearch, { offset, limit }: Slice): Promise<FoundRequests> {
  const { database, patterns, byPerson, beside } = search
  const select = database.select({ id: requests.id }).from(requests).$dynamic()
  const isFarDown = offset + limit > FAR_DOWN
  const person = byPerson
    ? isFarDown
      ? // `is true` keeps PostgreSQL from looking each request's person up by itself.
        sql`${inArray(requests.personId, peopleNamed(database, patterns.person))} is true`
      : patterns.person
    : undefined
  const rows = await (isFarDown ? select : select.innerJoin(people, eq(people.id, requests.personId)))
    .where(and(beside, daysMeant(search), isMeant(search, person)))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(Math.max(0, Math.min(limit, MAX_FOUND - offset)))
  return { total: MAX_FOUND, isExact: false, ids: rows.map(({ id }) => id) }
}

/** `person`: what the keyword asks of a person; undefined: nothing. */
function isMeant({ patterns, kinds }: KeywordSearch, person: SQL | undefined): SQL | undefined {
  return or(
    patterns.protocol?.whole,
    kinds.length > 0 ? inArray(requests.kindId, [...kinds]) : undefined,
    person,
  )
}
