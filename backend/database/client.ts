import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import { schema } from './schema.ts'

/** Database client outside a transaction. */
export type Database = NodePgDatabase<typeof schema>

/** Database client inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Runs the same inside and outside a transaction. */
export type Querier = Database | Transaction

/** Wraps a pool, one connection of it, or one by itself, for typed queries. */
export function databaseOf(connection: Pool | PoolClient | Client): Database {
  return drizzle(connection, { schema })
}
