import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** Weeks that are told, the running one among them. */
const WEEKS = 8

/** How long what was counted of weeks that are over is told again, milliseconds: only a decision that is taken back changes it. */
const KEPT_MS = 600_000

/** Requests of a week that begins on that Monday of São Paulo. */
export type WeekVolume = { inicio: string; recebidas: number; decididas: number }

type Input = { planId: number; today: IsoDate }
type Kept = { input: string; weeks: Promise<WeekVolume[]>; until: number }

const keptOf = new WeakMap<Querier, Map<number, Kept>>()

/** How many requests of a plan (0: of all) were filed and decided in each of the last weeks, oldest first. */
export async function weeklyVolumes(database: Querier, input: Input): Promise<WeekVolume[]> {
  const [over, running] = await Promise.all([
    weeksThatAreOver(database, input),
    countWeeks(database, input, { newest: 0, oldest: 0 }),
  ])
  return [...over, ...running]
}

/** All but the running one: tens of thousands of entries of an index, counted once in a while and not for every look at the queue. */
function weeksThatAreOver(database: Querier, input: Input): Promise<WeekVolume[]> {
  const plans = keptOf.get(database) ?? new Map<number, Kept>()
  keptOf.set(database, plans)
  const known = plans.get(input.planId)
  if (known?.input === input.today && performance.now() < known.until) return known.weeks
  const weeks = countWeeks(database, input, { newest: 1, oldest: WEEKS - 1 })
  plans.set(input.planId, { input: input.today, weeks, until: performance.now() + KEPT_MS })
  weeks.catch(() => plans.delete(input.planId))
  return weeks
}

/** Read from indexes alone. `newest` and `oldest`: so many weeks ago. */
async function countWeeks(
  database: Querier,
  { planId, today }: Input,
  { newest, oldest }: { newest: number; oldest: number },
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
        from generate_series(${newest}::int, ${oldest}::int) n
      ) weeks
    ) bounds
    order by first`)
  return rows
}
