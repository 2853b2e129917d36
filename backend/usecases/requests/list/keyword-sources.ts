import { and, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { type KeywordPatterns, peopleNamed } from '#backend/database/queries/keyword-patterns.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { FiledPeriod } from './filed-periods.ts'

export type KeywordSearch = {
  database: Database
  patterns: KeywordPatterns
  kinds: readonly number[]
  /** Whether people are meant too, by name and CPF. */
  byPerson: boolean
  beside: SQL | undefined
  /** When what the other filters leave was filed. */
  periods: readonly FiledPeriod[]
}

/** Conditions that lead by an index to requests that the keyword means: those that take next to no time, and the others. */
export function sourcesOf(search: KeywordSearch): { atHand: SQL[]; searched: SQL[] } {
  const { patterns, kinds, byPerson, database } = search
  const years = yearsMeant(search)
  const byYearAndSequence = patterns.protocol?.hasDot ? [and(years, patterns.protocol.sequence)] : []
  const byYear = patterns.protocol?.hasDot ? [] : [years]
  const bySequence = patterns.protocol?.hasDot ? [] : [patterns.protocol?.sequence]
  return {
    atHand: present([kinds.length > 0 ? inArray(requests.kindId, [...kinds]) : undefined, ...byYear]),
    searched: present([
      ...byYearAndSequence,
      ...bySequence,
      byPerson ? inArray(requests.personId, peopleNamed(database, patterns.person)) : undefined,
    ]),
  }
}

/** Of a protocol with its dot, the days that its year leaves; undefined where any day may be meant. */
export function daysMeant(search: KeywordSearch): SQL | undefined {
  return search.patterns.protocol?.hasDot ? yearsMeant(search) : undefined
}

/** The days of the years that the keyword names, among those in which there are requests: a protocol's year is that of its filing. */
function yearsMeant({ patterns: { protocol }, periods }: KeywordSearch): SQL | undefined {
  if (!protocol) return undefined
  const years = new Set(periods.map(({ from }) => Number(from.slice(0, 4))))
  return or(
    ...[...years]
      .filter((year) => protocol.isOfYear(year))
      .map((year) =>
        and(
          gte(requests.filedAt, startOfDay(`${year}-01-01`)),
          lt(requests.filedAt, startOfDay(`${year + 1}-01-01`)),
        ),
      ),
  )
}

const present = (conditions: readonly (SQL | undefined)[]) =>
  conditions.filter((condition) => condition !== undefined)
