import { sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'

/** Weeks that are told, the running one among them. */
const WEEKS = 8

/** Requests of a week that begins on that Monday of São Paulo. */
export type WeekVolume = { inicio: string; recebidas: number; decididas: number }

/** How many requests of a plan (0: of all) were filed and decided in each of the last weeks, oldest first. Read from indexes alone. */
export async function weeklyVolumes(
  database: Querier,
  { planId, today }: { planId: number; today: IsoDate },
): Promise<WeekVolume[]> {
  const inPlan = planId === 0 ? sql`true` : sql`plan_id = ${planId}`
  const { rows } = await database.execute<WeekVolume>(sql`
    select to_char(first, 'YYYY-MM-DD') as inicio,
      (select count(*)::int from requests where ${inPlan} and filed_at >= begins and filed_at < ends) as recebidas,
      (select count(*)::int from requests where ${inPlan} and decided_at >= begins and decided_at < ends) as decididas
    from (
      select first, first at time zone 'America/Sao_Paulo' as begins,
        (first + interval '7 days') at time zone 'America/Sao_Paulo' as ends
      from (
        select date_trunc('week', ${today}::date::timestamp) - n * interval '7 days' as first
        from generate_series(0, ${WEEKS - 1}::int) n
      ) weeks
    ) bounds
    order by first`)
  return rows
}
