import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { nodeName, requeueOrphans } from './orphaned-jobs.ts'
import { createQueues, DUE_ACTS_QUEUE, EMAIL_QUEUE, IMPORT_QUEUE } from './queues.ts'

let test: TestDatabase
let boss: PgBoss
let node: string

beforeAll(async () => {
  test = await createTestDatabase()
  node = await nodeName(test.database)
  boss = new PgBoss({ connectionString: test.url, application_name: node, supervise: false })
  await boss.start()
  await createQueues(boss)
})
afterAll(async () => {
  await boss.stop()
  await test.drop()
})

/** A job that a process took before this node began, which was taken so often before. */
async function orphanOf(queue: string, taken = 0): Promise<string> {
  await boss.send(queue, { kind: 'teste' })
  const [job] = await boss.fetch(queue)
  await test.database.execute(
    sql`update pgboss.job set started_on = now() - interval '1 minute', retry_count = ${taken} where id = ${job?.id}`,
  )
  return job?.id ?? ''
}

const standingOf = async (id: string) => {
  const { rows } = await test.database.execute<{ state: string; waits: boolean }>(
    sql`select state, start_after > now() + interval '5 seconds' as waits from pgboss.job where id = ${id}`,
  )
  return rows[0]
}

const look = () =>
  requeueOrphans(boss, {
    database: test.database,
    node,
    log: { warn: () => undefined, error: () => undefined },
  })

it.each([EMAIL_QUEUE, IMPORT_QUEUE, DUE_ACTS_QUEUE])(
  'a job of the queue %s whose process is gone is done at once',
  async (queue) => {
    const id = await orphanOf(queue)
    expect(await look()).toBe(true)
    expect(await standingOf(id)).toEqual({ state: 'retry', waits: false })
    expect(await boss.fetch(queue)).toMatchObject([{ id }])
  },
)

it('a job that ended its process again and again waits like one that failed', async () => {
  const id = await orphanOf(EMAIL_QUEUE, 3)
  await look()
  expect(await standingOf(id)).toEqual({ state: 'retry', waits: true })
})

it('a job that this node took is left to it', async () => {
  await boss.send(IMPORT_QUEUE, { id: 0 })
  const [job] = await boss.fetch(IMPORT_QUEUE)
  expect(await look()).toBe(true)
  expect(await standingOf(job?.id ?? '')).toMatchObject({ state: 'active' })
})

it('nothing is taken up while a node is connected that does not say since when', async () => {
  const id = await orphanOf(EMAIL_QUEUE)
  const older = new PgBoss({ connectionString: test.url, application_name: 'portal-jobs', supervise: false })
  await older.start()
  try {
    expect(await look()).toBe(false)
    expect(await standingOf(id)).toMatchObject({ state: 'active' })
  } finally {
    await older.stop()
  }
  // Its connections may take a moment to be gone.
  await eventually(async () => expect(await look()).toBe(true))
})
