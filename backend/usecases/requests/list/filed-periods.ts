import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { requestsByMonth } from '#backend/database/schema/requests-by-month.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { conditionBesideKeyword, type HeldFilters } from './request-filter.ts'
import { type Days, monthAfter, splitDays } from './whole-months.ts'

/** Days of one month, `before` not among them, and how many of the requests of a filter were filed in them. */
export type FiledPeriod = { from: IsoDate; before: IsoDate; count: number }

type Filters = Omit<HeldFilters, 'order'>

/**
 * When the requests of a filter were filed, newest first, by month: whole months as they are kept counted, the days at either end of the
 * filter counted now. Filters by person, keyword and queue are not looked at.
 */
export async function filedPeriods(database: Database, filters: Filters): Promise<FiledPeriod[]> {
  const { dataSolicitacaoInicio = null, dataSolicitacaoFinal = null } = filters
  const { months, edges } = splitDays(dataSolicitacaoInicio, dataSolicitacaoFinal)
  const periods = await Promise.all([
    ...(months ? [wholeMonths(database, filters, months)] : []),
    ...edges.map((days) => countedDays(database, filters, days)),
  ])
  return periods.flat().toSorted((one, other) => (one.from > other.from ? -1 : 1))
}

async function wholeMonths(
  database: Database,
  { idPlano, idFuncionalidade, statuses }: Filters,
  { from, before }: Days,
): Promise<FiledPeriod[]> {
  const rows = await database
    .select({ from: requestsByMonth.month, count: sql<number>`sum(${requestsByMonth.count})::int` })
    .from(requestsByMonth)
    .where(
      and(
        eq(requestsByMonth.planId, idPlano),
        eq(requestsByMonth.kindId, idFuncionalidade),
        statuses === null ? eq(requestsByMonth.status, 0) : inArray(requestsByMonth.status, [...statuses]),
        from === null ? undefined : gte(requestsByMonth.month, from),
        before === null ? undefined : lt(requestsByMonth.month, before),
      ),
    )
    .groupBy(requestsByMonth.month)
    .having(sql`sum(${requestsByMonth.count}) > 0`)
    .orderBy(desc(requestsByMonth.month))
  return rows.map((row) => ({ ...row, before: monthAfter(row.from) }))
}

async function countedDays(
  database: Database,
  filters: Filters,
  { from, before }: { from: IsoDate; before: IsoDate },
): Promise<FiledPeriod[]> {
  const [row] = await database
    .select({ count: count() })
    .from(requests)
    .where(
      and(
        conditionBesideKeyword({ ...filters, ...WITHOUT_DAYS }),
        gte(requests.filedAt, startOfDay(from)),
        lt(requests.filedAt, startOfDay(before)),
      ),
    )
  return [{ from, before, count: row?.count ?? 0 }]
}

const WITHOUT_DAYS = {
  idPessoa: 0,
  queue: null,
  dataSolicitacaoInicio: undefined,
  dataSolicitacaoFinal: undefined,
}

/** How many requests there are in some periods. */
export function countOf(periods: readonly FiledPeriod[]): number {
  return periods.reduce((sum, period) => sum + period.count, 0)
}

/** In which period of a list the request at an offset is, and how many to pass over from its beginning. Null: behind the last one. */
export function placeOf(
  periods: readonly FiledPeriod[],
  offset: number,
): (Pick<FiledPeriod, 'from' | 'before'> & { skip: number }) | null {
  let passed = 0
  for (const { from, before, count: inPeriod } of periods) {
    if (offset < passed + inPeriod) return { from, before, skip: offset - passed }
    passed += inPeriod
  }
  return null
}
