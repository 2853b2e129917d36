import type { SQL } from 'drizzle-orm'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { oldestKeptDay, type RetentionPeriods } from '#domain/retention/retention.ts'
import type { Querier } from '../../database/client.ts'
import { retention } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { startOfDay } from '../requests/request-filter.ts'

/** The instant before which records of a kind go today, by the periods that hold. @throws MissingRule */
export async function keptSince(
  database: Querier,
  now: Date,
  goesOn: (day: IsoDate, periods: RetentionPeriods) => IsoDate,
): Promise<SQL> {
  const today = saoPauloDateOf(now)
  const periods = await ruleOn(database, retention, null, today)
  return startOfDay(oldestKeptDay(today, (day) => goesOn(day, periods)))
}
