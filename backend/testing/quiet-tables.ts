import { sql } from 'drizzle-orm'

/**
 * Names of the tables in which nothing may change while a call is refused: all but the counted attempts, and what the job that seals the
 * record writes in the background.
 */
export const quietTables = sql`
  select tablename as name from pg_tables
  where schemaname = 'public' and tablename not in ('attempts', 'audit_seals', 'audit_unsealed') order by 1`
