import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reasonsOf } from '../loggable-error.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { databaseOf } from './client.ts'
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

  it('says why to whoever asks next, although a rollback fails in between', async () => {
    const failing = databaseOf(pool).transaction(async (unit) => {
      await unit.execute(sql`set local idle_in_transaction_session_timeout = 20`)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await unit.execute(sql`select 1`)
    })
    const reasons = reasonsOf(await failing.catch((error: unknown) => error))
    expect(reasons[0]).toBe('Failed query: rollback')
    expect(reasons.at(-1)).toBe('terminating connection due to idle-in-transaction timeout')
  })

  it('tells whoever asks it that the database is away, not that the call is wrong', async () => {
    const client = await brokenConnection()
    const error: unknown = await client.query('select 1').catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})

describe('a statement that comes again and again', () => {
  it('is prepared once on its connection, and told apart by its parameters', async () => {
    const answers: unknown[] = []
    for (const value of [1, 2, 3, 4, 5])
      answers.push((await pool.query('select $1::int * 2 as twice', [value])).rows[0])
    expect(answers).toEqual([2, 4, 6, 8, 10].map((twice) => ({ twice })))
    const { rows } = await pool.query(
      "select generic_plans + custom_plans as plans from pg_prepared_statements where statement like '%as twice'",
    )
    expect(rows).toEqual([{ plans: '3' }])
  })

  it('is refused in words as any other, and works again after it', async () => {
    const divide = (by: number) => pool.query('select 10 / $1::int as part', [by])
    for (const by of [1, 2, 5]) await divide(by)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(2)).rows).toEqual([{ part: 5 }])
  })
})

describe('what a transaction reads at once', () => {
  it('is asked one after the other: nothing is sent to a connection that still answers', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => void warnings.push(message)
    process.on('warning', note)
    const read = await databaseOf(pool).transaction((unit) =>
      Promise.all([1, 2, 3].map((value) => unit.execute(sql`select ${value}::int as value, pg_sleep(0.01)`))),
    )
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', note)
    expect(read.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3])
    expect(warnings).toEqual([])
  })

  it('fails as a whole with what failed of it, and the connection serves the next', async () => {
    const failing = databaseOf(pool).transaction((unit) =>
      Promise.all(['select 1', 'select 1 / 0', 'select 2'].map((text) => unit.execute(sql.raw(text)))),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
