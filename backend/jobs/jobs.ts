import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { EmailJob, EmailQueue, SecretJob } from './email-queue.ts'
import type { EmailSender } from './email-sender.ts'

const EMAIL_QUEUE = 'email'
const SECRET_QUEUE = 'secret-email'
const EXPIRY_QUEUE = 'expiry'

/**
 * One transaction may queue several jobs, and they are announced once: whoever is woken takes several and goes on until fewer are left.
 * Each succeeds or fails by itself.
 */
const SEVERAL = {
  pollingIntervalSeconds: 10,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export type Duties = {
  send: EmailSender
  /** What follows when an e-mail failed for the last time. */
  giveUp: (email: EmailJob) => Promise<void>
  /** Draws the secret of an e-mail and sends it. */
  sendSecret: (job: SecretJob) => Promise<void>
  /** What the hourly sweep does. */
  expire: () => Promise<void>
}

export type Jobs = {
  emails: EmailQueue
  /** Begins to work the queues. */
  work: (duties: Duties) => Promise<void>
  /** Lets the job in hand finish, at most a few seconds. */
  stop: () => Promise<void>
}

/** Opens the job queue, which lives in the same database as everything else: a job exists only if its transaction was committed. */
export async function openJobs(databaseUrl: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'portal-jobs',
    max: 4,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.createQueue(EMAIL_QUEUE, { retryLimit: 5, retryDelay: 30, retryBackoff: true, notify: true })
  await boss.createQueue(SECRET_QUEUE, { retryLimit: 3, retryDelay: 30, notify: true })
  await boss.createQueue(EXPIRY_QUEUE, { policy: 'short', retryLimit: 1 })
  return {
    emails: {
      enqueue: async (transaction, email) => {
        await boss.send(EMAIL_QUEUE, email, { db: fromDrizzle(transaction, sql) })
      },
      enqueueSecret: async (transaction, job) => {
        await boss.send(SECRET_QUEUE, job, { db: fromDrizzle(transaction, sql) })
      },
    },
    work: async ({ expire, sendSecret, ...duties }) => {
      await boss.work(
        EMAIL_QUEUE,
        { ...SEVERAL, includeMetadata: true },
        (jobs: JobWithMetadata<EmailJob>[]) => resultsOf(jobs, (job) => sendOrGiveUp(job, duties)),
      )
      await boss.work(SECRET_QUEUE, SEVERAL, (jobs: Job<SecretJob>[]) =>
        resultsOf(jobs, ({ data }) => sendSecret(data)),
      )
      await boss.work(EXPIRY_QUEUE, { pollingIntervalSeconds: 60 }, expire)
      await boss.schedule(EXPIRY_QUEUE, '7 * * * *', null, { tz: 'America/Sao_Paulo' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
  }
}

/** Does jobs one after the other; one that fails is tried again by itself. */
async function resultsOf<Taken extends { id: string }>(
  jobs: readonly Taken[],
  run: (job: Taken) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) {
    try {
      await run(job)
      results.push({ id: job.id, status: 'completed' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      results.push({ id: job.id, status: 'failed', output: { message } })
    }
  }
  return results
}

/** Sends an e-mail. The last attempt that fails is told, and fails like those before it. */
export async function sendOrGiveUp(
  { data, retryCount, retryLimit }: { data: EmailJob; retryCount: number; retryLimit: number },
  { send, giveUp }: Pick<Duties, 'send' | 'giveUp'>,
): Promise<void> {
  try {
    await send(data)
  } catch (error) {
    if (retryCount >= retryLimit) await giveUp(data)
    throw error
  }
}
