import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { databaseOf } from '../database/client.ts'
import { openPool } from '../database/pool.ts'
import { reasonsOf } from '../loggable-error.ts'
import { migrateDatabase } from '../preparation/migrate.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { seedDemo } from './seed.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function countOf(query: string): Promise<number> {
  const { rows } = await test.database.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${query}`),
  )
  return rows[0]?.count ?? -1
}

describe('seedDemo', () => {
  it('writes nothing where there are people already', async () => {
    const before = [await countOf('people'), await countOf('ledger_entries'), await countOf('requests')]
    expect(await seedDemo(test.database, { today: '2027-03-01' })).toBe(false)
    expect([await countOf('people'), await countOf('ledger_entries'), await countOf('requests')]).toEqual(
      before,
    )
  })

  it('lets new requests go on with the protocols where the history stopped', async () => {
    const { rows } = await test.database.execute<{ year: number; last: number; newest: string }>(sql`
      select s.year, s.last, max(r.protocol) as newest
      from protocol_sequences s join requests r on r.protocol like s.year || '.%'
      group by s.year, s.last`)
    expect(rows.length).toBeGreaterThan(1)
    for (const { year, last, newest } of rows) {
      expect(newest).toBe(`${year}.${String(last).padStart(7, '0')}`)
    }
  })

  it('prices every lot with the quota of its own date', async () => {
    expect(await countOf('ledger_entries')).toBeGreaterThan(5_000)
    const mispriced = `ledger_entries e where not exists (
      select 1 from quota_values q where q.profile_id = e.profile_id and q.date = e.date and q.value = e.unit_value)`
    expect(await countOf(mispriced)).toBe(0)
  })

  it('puts nothing in the future', async () => {
    const { rows } = await test.database.execute<{ newest: Date }>(sql`
      select greatest(
        (select max(updated_at) from requests), (select max(created_at) from notifications),
        (select max(sent_at) from messages), (select max(date) from ledger_entries)::timestamptz
      ) as newest`)
    expect(saoPauloDateOf(rows[0]?.newest ?? '') < TEST_TODAY).toBe(true)
    // The record may begin with the day on which the database is made, however early that is.
    expect(await countOf(`audit_entries where at > '${TEST_TODAY}T00:00:00-03:00'`)).toBe(0)
  })

  it('leaves no plan without rules on the day of the seed', async () => {
    const uncovered = `plans p where not exists (
      select 1 from dated_rules r
      where r.plan_id = p.id and r.kind = 'contribution-terms' and r.during @> '${TEST_TODAY}'::date and upper_inf(r.during))`
    expect([await countOf('plans'), await countOf(uncovered)]).toEqual([3, 0])
  })
})

describe('a first start', () => {
  /** Between two statements of a transaction, milliseconds: what the server bears, and how long the machine computes. */
  const [BORNE_MS, SLOW_MS] = [400, 900]
  const compute = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS)

  let empty: TestDatabase

  beforeAll(async () => {
    empty = await createEmptyDatabase()
    await migrateDatabase(empty.url)
  })
  afterAll(() => empty.drop())

  it('that loses its connection says why, leaves nothing behind, and is begun anew however slow the machine is', async () => {
    const pool = openPool({ databaseUrl: empty.url, max: 1, onError: () => undefined })
    const killing = (message: string) => {
      if (message.startsWith('Gravando')) void terminateOthers(empty.url)
    }
    const failed: unknown = await seedDemo(databaseOf(pool), { today: TEST_TODAY, say: killing }).catch(
      (error: unknown) => error,
    )
    await pool.end()
    expect(reasonsOf(failed).join()).toContain('terminating connection due to administrator command')
    const { rows } = await empty.database.execute(
      sql`select (select purpose from database_purpose) as purpose, (select count(*)::int from people) as people`,
    )
    expect(rows).toEqual([{ purpose: 'demonstration', people: 0 }])

    const impatient = openPool({ databaseUrl: empty.url, max: 1, onError: () => undefined })
    impatient.on('connect', (client) => {
      void client.query(`set idle_in_transaction_session_timeout = ${BORNE_MS}`)
    })
    expect(await seedDemo(databaseOf(impatient), { today: TEST_TODAY, say: compute })).toBe(true)
    await impatient.end()
    const told = await empty.database.execute(sql`select count(*)::int as count from ledger_entries`)
    expect(told.rows[0]?.count).toBe(await countOf('ledger_entries'))
  })
})

async function terminateOthers(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  )
  await client.end()
}
