import type { QueryResultRow } from 'pg'
import { type Database, databaseOf } from '#backend/database/client.ts'
import { openPool } from '#backend/database/pool.ts'

export type Ask = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** A database to read what is in it, beside the nodes that write it. */
export function reading(databaseUrl: string): { ask: Ask; database: Database; end: () => Promise<void> } {
  const pool = openPool({ databaseUrl, max: 3, onError: () => undefined })
  return {
    ask: async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    database: databaseOf(pool),
    end: () => pool.end(),
  }
}
