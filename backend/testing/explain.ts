import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '../database/client.ts'
import { openPool } from '../database/pool.ts'
import { schema } from '../database/schema.ts'

/** A step of how PostgreSQL answered a statement: what it did, with which table, and how many rows it took in and gave out. */
export type Step = { kind: string; table: string | null; rows: number; removed: number }

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** A database that can tell how it answered. */
export type ExplainingDatabase = {
  database: Database
  /** Runs reads, and answers the steps that each of their statements took. */
  stepsOf: (read: () => Promise<unknown>) => Promise<Step[][]>
  close: () => Promise<void>
}

export function explainingDatabase(databaseUrl: string): ExplainingDatabase {
  const pool = openPool({ databaseUrl, max: 4, onError: () => undefined })
  let asked: { text: string; values: unknown[] }[] = []
  return {
    database: drizzle(pool, {
      schema,
      logger: { logQuery: (text, values) => void asked.push({ text, values }) },
    }),
    stepsOf: async (read) => {
      asked = []
      await read()
      const statements = asked
      return Promise.all(statements.map((statement) => explain(pool, statement)))
    },
    close: () => pool.end(),
  }
}

async function explain(pool: Pool, { text, values }: { text: string; values: unknown[] }): Promise<Step[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  })
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsIn(Plan)))
}

function stepsIn(node: PlanNode): Step[] {
  const step = {
    kind: node['Node Type'],
    table: node['Relation Name'] ?? null,
    rows: (node.Plans?.[0] ?? node)['Actual Rows'] * (node.Plans?.[0] ?? node)['Actual Loops'],
    removed: (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'],
  }
  return [step, ...(node.Plans ?? []).flatMap(stepsIn)]
}
