import Fastify from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPool } from '../database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openSocketServer } from './socket-server.ts'

let clone: TestDatabase
let pool: Pool

beforeAll(async () => {
  clone = await createTestDatabase()
  pool = openPool({ databaseUrl: clone.url, max: 4, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await clone.drop()
})

/** Connections that last asked to listen. */
async function listeners(): Promise<number> {
  const { rows } = await clone.database.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  )
  return rows[0]?.count ?? -1
}

it('a database lost at the wrong moment does not have every notice from other nodes delivered twice', async () => {
  let connections = 0
  const connect = async () => {
    const client = await pool.connect()
    connections += 1
    if (connections > 1) return client
    // Lost after it was connected and before it listens: the adapter notices twice, and comes back twice.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await clone.database.execute(`select pg_terminate_backend(${rows[0]?.pid})`)
    return client
  }
  const http = Fastify()
  const sockets = await openSocketServer({
    http,
    database: clone.database,
    pool: { connect, query: pool.query.bind(pool) },
    clock: () => new Date(),
    sessionIdleSeconds: null,
    log: http.log,
  })
  await vi.waitFor(() => expect(connections).toBe(3), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await listeners()).toBe(1), { timeout: 5000 })
  await sockets.close()
  await http.close()
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount))
})
