import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss'
import type { EmailFailure } from '#contract/email-states.ts'
import { wordlessError } from '../loggable-error.ts'
import type { EmailQueue } from '../messages/email-queue.ts'
import { storeEmail, storeSecretEmail } from '../messages/outbox.ts'
import type { ExportQueue } from '../usecases/requests/exports/export-queue.ts'
import { failureOf, isRefused } from './email-sender.ts'

const EMAIL_QUEUE = 'email'
const SECRET_QUEUE = 'secret-email'
const EXPORT_QUEUE = 'request-export'
const LONG_EXPORT_QUEUE = 'long-request-export'
const EXPIRY_QUEUE = 'expiry'
const DUE_ACTS_QUEUE = 'due-acts'
const ANNOUNCEMENT_QUEUE = 'announcements'

const SAO_PAULO = { tz: 'America/Sao_Paulo' } as const

/** A job whose process or database died in the middle is taken up again after so many seconds, not only when its time is over. */
const HEARTBEAT = { heartbeatSeconds: 60, notify: true } as const

/** After half an hour of growing pauses one attempt every quarter of an hour, for two days: mail servers are down for a night. */
const TWO_DAYS = {
  ...HEARTBEAT,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  retryLimit: 5 + (2 * 24 * 60) / 15,
} as const

/** An attempt a minute, for longer than any secret is good: whoever draws it ends the job when its time is over. */
const WHILE_GOOD = {
  ...HEARTBEAT,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 60,
  retryLimit: 60,
} as const

/** Written anew at once where it was broken off; how often it may fail of itself is said where it is written. */
const WRITTEN_AGAIN = {
  ...HEARTBEAT,
  retryDelay: 1,
  retryLimit: 20,
  expireInSeconds: 4 * 3600,
} as const

/** One at a time on each node, the next as soon as it is done. */
const ONE_BY_ONE = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 10,
  batchSize: 1,
  burstWhenBatchFull: true,
} as const

/** Attempts at an e-mail that the mail server does not want, as for an address that does not exist. */
const REFUSED_RETRIES = 5

/**
 * One transaction may queue several jobs, and they are announced once: whoever is woken takes several and goes on until fewer are left.
 * Each succeeds or fails by itself. Announcements are missed while the connection that hears them is away, as after the database came
 * back: it is looked as often then as without any.
 */
const SEVERAL = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 10,
  batchSize: 5,
  burstWhenBatchFull: true,
} as const

export type Duties = {
  /** Writes an e-mail of the outbox in today's words, with its secret where it carries one, and sends it. */
  send: (emailId: number) => Promise<void>
  /** What follows when an attempt failed; `isOver`: for the last time. */
  noteFailure: (emailId: number, failed: { failure: EmailFailure; isOver: boolean }) => Promise<void>
  /** Sends what attendants told many people, as far as it is due. */
  sendAnnouncements: () => Promise<void>
  /** Writes a spreadsheet that was asked for, by its row's id. */
  writeExport: (id: number) => Promise<void>
  /** What the hourly sweep does. */
  expire: () => Promise<void>
  /** Duties that fall due, each with a schedule of its own. */
  dueActs: readonly { kind: string; cron: string }[]
  /** Does what is due of one of them. */
  performDueActs: (kind: string) => Promise<void>
}

export type Jobs = {
  emails: EmailQueue
  exports: ExportQueue
  /** Has announcements that are due sent now; those of a time are looked for every minute. */
  wakeAnnouncements: () => Promise<void>
  /** Begins to work the queues. */
  work: (duties: Duties) => Promise<void>
  /** Lets the job in hand finish, at most a few seconds. */
  stop: () => Promise<void>
}

type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** A job that sends an e-mail names it in the outbox, which alone has what is in it. */
type SendingJob = { emailId: number }

/** An announcement to many waits for whatever one person waits for. */
const PRIORITY = { alone: 0, 'of-many': -10 } as const

/** Jobs of one statement. */
const MOST_JOBS = 1000

/** Opens the job queue, which lives in the same database as everything else: a job exists only if its transaction was committed. */
export async function openJobs(databaseUrl: string, log: JobLog, clock: () => Date): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'portal-jobs',
    // A node works its queues over one and listens on another; a burst waits for a moment.
    max: 2,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const [name, persistence] of [
    [EMAIL_QUEUE, TWO_DAYS],
    [SECRET_QUEUE, WHILE_GOOD],
    [EXPORT_QUEUE, WRITTEN_AGAIN],
    [LONG_EXPORT_QUEUE, WRITTEN_AGAIN],
  ] as const) {
    await boss.createQueue(name, persistence)
    // A queue that is there already keeps what it was created with.
    await boss.updateQueue(name, persistence)
  }
  await boss.createQueue(EXPIRY_QUEUE, { policy: 'short', retryLimit: 1 })
  // What one run leaves is there for the next: nothing is tried again here.
  await boss.createQueue(ANNOUNCEMENT_QUEUE, {
    ...HEARTBEAT,
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 6 * 3600,
  })
  await boss.createQueue(DUE_ACTS_QUEUE, {
    ...HEARTBEAT,
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 6 * 3600,
  })
  return {
    emails: {
      enqueue: async (transaction, email) => {
        const job: SendingJob = { emailId: await storeEmail(transaction, email, clock()) }
        await boss.send(EMAIL_QUEUE, job, { db: fromDrizzle(transaction, sql) })
      },
      enqueueSecret: async (transaction, secret, personId = null) => {
        const emailId = await storeSecretEmail(transaction, secret, { personId, now: clock() })
        await boss.send(SECRET_QUEUE, { emailId }, { db: fromDrizzle(transaction, sql) })
      },
      enqueueStored: async (transaction, ids, rank) => {
        const jobs = ids.map((emailId) => ({ data: { emailId }, priority: PRIORITY[rank] }))
        for (let first = 0; first < jobs.length; first += MOST_JOBS)
          await boss.insert(EMAIL_QUEUE, jobs.slice(first, first + MOST_JOBS), {
            db: fromDrizzle(transaction, sql),
          })
      },
    },
    exports: {
      enqueue: async (transaction, { id, isLong }) => {
        const queue = isLong ? LONG_EXPORT_QUEUE : EXPORT_QUEUE
        await boss.send(queue, { id }, { db: fromDrizzle(transaction, sql) })
      },
    },
    wakeAnnouncements: async () => {
      await boss.send(ANNOUNCEMENT_QUEUE)
    },
    work: async ({ expire, sendAnnouncements, writeExport, dueActs, performDueActs, ...duties }) => {
      const workEach = <Data>(queue: string, options: WorkOptions, run: Run<Data>) =>
        boss.work(
          queue,
          { ...options, includeMetadata: true, perJobResults: true },
          (jobs: JobWithMetadata<Data>[]) => resultsOf(jobs, run, log),
        )
      for (const queue of [EMAIL_QUEUE, SECRET_QUEUE])
        await workEach<SendingJob>(queue, SEVERAL, (job) => sendOrGiveUp(job, duties))
      for (const queue of [EXPORT_QUEUE, LONG_EXPORT_QUEUE])
        await workEach<{ id: number }>(queue, ONE_BY_ONE, ({ data }) => writeExport(data.id))
      await workEach<null>(ANNOUNCEMENT_QUEUE, ONE_BY_ONE, sendAnnouncements)
      await boss.schedule(ANNOUNCEMENT_QUEUE, '* * * * *', null, SAO_PAULO)
      await workEach<null>(EXPIRY_QUEUE, { pollingIntervalSeconds: 60 }, expire)
      await boss.schedule(EXPIRY_QUEUE, '7 * * * *', null, SAO_PAULO)
      await workEach<{ kind: string }>(
        DUE_ACTS_QUEUE,
        { pollingIntervalSeconds: 30, batchSize: 25 },
        ({ data }) => performDueActs(data.kind),
      )
      await scheduleDueActs(boss, dueActs)
    },
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
  }
}

/**
 * Each duty has its schedule, and one that is no duty any more has none. A job waits once under its singleton key, so that duties that
 * share a minute need one each.
 */
async function scheduleDueActs(boss: PgBoss, duties: Duties['dueActs']): Promise<void> {
  for (const { kind, cron } of duties) {
    await boss.schedule(DUE_ACTS_QUEUE, cron, { kind }, { ...SAO_PAULO, key: kind, singletonKey: kind })
  }
  for (const { key } of await boss.getSchedules(DUE_ACTS_QUEUE)) {
    if (!duties.some(({ kind }) => kind === key)) await boss.unschedule(DUE_ACTS_QUEUE, key)
  }
}

type Run<Data> = (job: JobWithMetadata<Data>) => Promise<void>

/** Does jobs one after the other; one that fails is logged, and tried again by itself unless it was given up. */
async function resultsOf<Data>(
  jobs: readonly JobWithMetadata<Data>[],
  run: Run<Data>,
  log: JobLog,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) {
    try {
      await run(job)
      results.push({ id: job.id, status: 'completed' })
    } catch (error) {
      logFailure(log, job, error)
      const message = error instanceof Error ? error.message : String(error)
      results.push({
        id: job.id,
        status: error instanceof GivenUp ? 'deadletter' : 'failed',
        output: { message },
      })
    }
  }
  return results
}

/** A job that will be tried again is a warning; the last attempt an error. */
function logFailure(
  log: JobLog,
  { name: queue, id: job, retryCount, retryLimit }: JobWithMetadata<unknown>,
  error: unknown,
): void {
  const isOver = error instanceof GivenUp || retryCount >= retryLimit
  const failure = wordlessError(error instanceof GivenUp ? error.cause : error)
  const about = { queue, job, attempt: retryCount + 1, failure }
  if (isOver) log.error(about, 'a job was given up')
  else log.warn(about, 'a job failed')
}

/** An e-mail that is not tried again. */
class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/**
 * Sends an e-mail, and notes in the outbox that it failed. One that failed for the last time is given up: at the end of its queue's
 * patience, or soon when it was refused.
 */
export async function sendOrGiveUp(
  { data, retryCount, retryLimit }: { data: SendingJob; retryCount: number; retryLimit: number },
  { send, noteFailure }: Pick<Duties, 'send' | 'noteFailure'>,
): Promise<void> {
  try {
    await send(data.emailId)
  } catch (error) {
    const isOver = retryCount >= (isRefused(error) ? Math.min(REFUSED_RETRIES, retryLimit) : retryLimit)
    await noteFailure(data.emailId, { failure: failureOf(error), isOver })
    if (!isOver) throw error
    throw new GivenUp(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
