import type { SQL } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import { retention } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { oldestKeptDay, type RetentionPeriods } from '#domain/records/retention.ts'

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
