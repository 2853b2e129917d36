import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { openPool } from './pool.ts'

let clone: TestDatabase
let pool: Pool

beforeAll(async () => {
  clone = await createTestDatabase()
  pool = openPool({ databaseUrl: clone.url, max: 1, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await clone.drop()
})

/** A connection of the pool that broke in its holder's hands. */
async function brokenConnection() {
  const client = await pool.connect()
  const ended = new Promise((resolve) => {
    client.once('end', resolve)
  })
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await clone.database.execute(`select pg_terminate_backend(${rows[0]?.pid})`)
  await ended
  return client
}

describe('a connection that broke while somebody held it', () => {
  it('leaves its place to another, also when it is never given back', async () => {
    await brokenConnection()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('may still be given back', async () => {
    const client = await brokenConnection()
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('tells whoever asks it that the database is away, not that the call is wrong', async () => {
    const client = await brokenConnection()
    const error: unknown = await client.query('select 1').catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
