import { type SQL, sql } from 'drizzle-orm'

/** Instant at which a São Paulo day begins, some days later. */
export function startOfDay(date: string, daysLater = 0): SQL {
  return sql`((${date}::date + ${daysLater}::int)::timestamp at time zone 'America/Sao_Paulo')`
}
