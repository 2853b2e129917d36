import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { EmailJob, EmailQueue } from './email-queue.ts'
import type { EmailSender } from './email-sender.ts'

const EMAIL_QUEUE = 'email'
const EXPIRY_QUEUE = 'expiry'

export type Jobs = {
  emails: EmailQueue
  /** Begins to work the queues. `expire` is what the hourly sweep does. */
  work: (duties: { send: EmailSender; expire: () => Promise<void> }) => Promise<void>
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
  await boss.createQueue(EXPIRY_QUEUE, { policy: 'short', retryLimit: 1 })
  return {
    emails: {
      enqueue: async (transaction, email) => {
        await boss.send(EMAIL_QUEUE, email, { db: fromDrizzle(transaction, sql) })
      },
    },
    work: async ({ send, expire }) => {
      await boss.work<EmailJob>(EMAIL_QUEUE, { pollingIntervalSeconds: 10 }, async (jobs) => {
        for (const job of jobs) await send(job.data)
      })
      await boss.work(EXPIRY_QUEUE, { pollingIntervalSeconds: 60 }, expire)
      await boss.schedule(EXPIRY_QUEUE, '7 * * * *', null, { tz: 'America/Sao_Paulo' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
  }
}
