import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/client.ts'
import { QUEUES } from './queues.ts'
import type { JobLog } from './run-each.ts'

const NODE = 'portal-jobs'

/** A job whose process ended so often while it was done waits like one that failed: it may be what ends the process. */
const AT_ONCE = 3

/** How often it is looked again, and how far apart: the database may still hold the connections of a process that was killed. */
const LOOKS = 12
const BETWEEN_LOOKS_MS = 5000

/** Names of a node's connections in the database: by when it began, in milliseconds of the database's own clock. */
export async function nodeName(database: Database): Promise<string> {
  const { rows } = await database.execute<{ since: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text as since`,
  )
  return `${NODE} ${rows[0]?.since ?? 0}`
}

type Orphan = { queue: string; id: string; taken: number; mayRetry: boolean; isNobodys: boolean }

/**
 * Puts jobs whose process is gone back in their queues, without waiting until their heartbeat is missed. A job that was taken before any
 * node that lives now began is nobody's. One that an older node could have is left to it, and to its heartbeat; so is every job while a
 * node is connected that does not say since when.
 * @returns false where it is worth looking again
 */
export async function requeueOrphans(
  boss: PgBoss,
  { database, node, log }: { database: Database; node: string; log: JobLog },
): Promise<boolean> {
  const found = await takenBefore(database, node)
  const orphans = found.filter(({ isNobodys }) => isNobodys)
  for (const [queue, jobs] of Map.groupBy(orphans, (orphan) => orphan.queue)) {
    const attempts = jobs.map(({ id, taken }) => ({ id, retryCount: taken }))
    await boss.fail(queue, attempts, { message: 'its process ended' })
    for (const { id, taken, mayRetry } of jobs) {
      if (taken >= AT_ONCE) continue
      if (mayRetry) await boss.update(queue, undefined, { id, startAfter: 0 })
      else await boss.retry(queue, id)
    }
    log.warn({ queue, jobs: jobs.length }, 'jobs whose process ended are taken up again')
  }
  return orphans.length === found.length
}

/** Jobs in hand that were taken before a node began; `isNobodys`: before every node that is connected. */
async function takenBefore(database: Database, node: string): Promise<Orphan[]> {
  const { rows } = await database.execute<Orphan>(sql`
    with living as (
      select min(coalesce(substring(application_name from '^portal-jobs ([0-9]+)$')::bigint, 0)) as since
      from pg_stat_activity where datname = current_database() and application_name like ${`${NODE}%`}
    )
    select name as queue, id, retry_count as taken, retry_count < retry_limit as "mayRetry",
      started_on < to_timestamp(living.since / 1000.0) as "isNobodys"
    from pgboss.job, living
    where state = 'active' and name = any(${sql.param([...QUEUES])}::text[])
      and started_on < to_timestamp(${node.split(' ')[1]}::bigint / 1000.0)`)
  return rows
}

/** Looks for orphans now, and until there are none or their heartbeat tells. @returns what ends it */
export async function watchOrphans(
  boss: PgBoss,
  about: { database: Database; node: string; log: JobLog },
): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  const look = async (left: number): Promise<void> => {
    const isDone = await requeueOrphans(boss, about)
    if (isDone || left === 0) return
    timer = setTimeout(() => {
      look(left - 1).catch((err: unknown) => about.log.error({ err }, 'jobs of a process that ended'))
    }, BETWEEN_LOOKS_MS)
  }
  await look(LOOKS)
  return () => clearTimeout(timer)
}
