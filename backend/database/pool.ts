import { Pool, type PoolClient } from 'pg'
import { explainBrokenConnections } from './explain-broken-connections.ts'
import { pipelineQueries } from './pipeline-queries.ts'
import { prepareStatements } from './prepare-statements.ts'
import { serialiseQueries } from './serialise-queries.ts'

/** Longest time of one statement, milliseconds: a runaway search is cut instead of holding a connection. */
const STATEMENT_TIMEOUT_MS = 15_000

/** Longest wait for a free connection, milliseconds: past it the caller answers 503. */
const CONNECTION_TIMEOUT_MS = 5_000

export type PoolOptions = {
  databaseUrl: string
  /** Most connections at once. */
  max?: number
  /** Told of connections that broke, idle or in use; an error without a listener would end the process. */
  onError: (error: Error) => void
}

/** Opens a pool of connections to PostgreSQL. Connects lazily: a wrong address shows at the first query. */
export function openPool({ databaseUrl, max = 16, onError }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'portal-api',
    pipeline: true,
  })
  pool.on('error', onError)
  // The pool listens only to idle connections; one that is held for long, as for LISTEN, must not take the process along.
  pool.on('connect', (client) => client.on('error', onError))
  letGoOfBroken(pool)
  explainBrokenConnections(pool)
  prepareStatements(pool)
  serialiseQueries(pool)
  pipelineQueries(pool)
  return pool
}

/**
 * Takes a connection that broke in somebody's hands out of the pool, so that another can have its place. Not every holder gives it back:
 * a transaction that could not begin does not, nor does who listens. One that does gives nothing back then.
 */
function letGoOfBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.has(client)) return
      const { release } = client
      client.release = () => undefined
      release(true)
    }),
  )
}
