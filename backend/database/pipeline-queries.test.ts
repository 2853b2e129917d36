import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { openPool } from './pool.ts'

let clone: TestDatabase
let pool: Pool

beforeAll(async () => {
  clone = await createTestDatabase()
  pool = openPool({ databaseUrl: clone.url, max: 2, onError: () => undefined })
  await pool.query('create table noted (value integer unique)')
})
afterAll(async () => {
  await pool.end()
  await clone.drop()
})

const PID = 'select pg_backend_pid() as pid, $1::int as number'

/** The connection that answered each of so many statements that were asked at once, in the order of the asking. */
async function answeredBy(count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) => pool.query<{ pid: number; number: number }>(PID, [number])),
  )
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(Array.from({ length: count }, (_, at) => at))
  return new Set(answers.map(({ rows }) => rows[0]?.pid))
}

describe('statements that are asked at once', () => {
  it('go together on one connection, each with its own answer', async () => {
    expect((await answeredBy(8)).size).toBe(1)
  })

  it('take another connection where they are many', async () => {
    expect((await answeredBy(9)).size).toBe(2)
  })

  it('are asked when others of the same moment are still answered', async () => {
    const slow = pool.query('select pg_sleep(0.5)')
    await new Promise(setImmediate)
    const answers: string[] = []
    await Promise.all([
      slow.then(() => answers.push('slow')),
      pool.query('select 1').then(() => answers.push('quick')),
    ])
    expect(answers).toEqual(['quick', 'slow'])
  })

  it('fail alone, and leave nothing undone of the others', async () => {
    const note = (value: number) => pool.query('insert into noted values ($1)', [value])
    const outcomes = await Promise.allSettled([note(1), note(1), note(2), pool.query('select nonsense')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect((await pool.query('select value from noted order by 1')).rows).toEqual([
      { value: 1 },
      { value: 2 },
    ])
  })

  it('all say that the database is away when their connection breaks, and the next have another', async () => {
    const asked = Promise.allSettled([pool.query('select pg_sleep(30)'), pool.query('select 1')])
    for (let ended = 0; ended === 0; ) {
      const { rowCount } = await clone.database.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(30)' and pid <> pg_backend_pid()`,
      )
      ended = rowCount ?? 0
    }
    const errors = (await asked).map((outcome) => outcome.status === 'rejected' && outcome.reason)
    expect(errors.map(isDatabaseUnavailable)).toEqual([true, true])
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('have no answer from a pool that is closed', async () => {
    const closed = openPool({ databaseUrl: clone.url, onError: () => undefined })
    await closed.end()
    await expect(closed.query('select 1')).rejects.toThrow('after calling end')
  })
})
