import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss'
import type { Database } from '../database/client.ts'
import type { EmailQueue } from '../messages/email-queue.ts'
import { storeEmail, storeSecretEmail } from '../messages/outbox.ts'
import type { TextQueue } from '../messages/text-queue.ts'
import type { ImportQueue } from '../usecases/imports/import-queue.ts'
import type { DeskActQueue } from '../usecases/requests/desk-acts/desk-act-queue.ts'
import type { ExportQueue } from '../usecases/requests/exports/export-queue.ts'
import { nodeName, watchOrphans } from './orphaned-jobs.ts'
import {
  ANNOUNCEMENT_QUEUE,
  AUDIT_SEAL_QUEUE,
  createQueues,
  DESK_ACTS_QUEUE,
  DUE_ACTS_QUEUE,
  EMAIL_QUEUE,
  EXPIRY_QUEUE,
  EXPORT_QUEUE,
  IMPORT_QUEUE,
  LONG_EXPORT_QUEUE,
  SECRET_QUEUE,
  TEXT_QUEUE,
} from './queues.ts'
import { type JobLog, type Run, runEach } from './run-each.ts'
import { type SendingDuties, type SendingJob, sendOrGiveUp } from './send-or-give-up.ts'
import { storeText } from './text-sender.ts'

const SAO_PAULO = { tz: 'America/Sao_Paulo' } as const

/** One at a time on each node. */
const ONE_BY_ONE = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 10,
  batchSize: 1,
} as const

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

/** Somebody looks at the page where it is about to happen: nobody announces that a job's time has come. */
const SOON = { ...SEVERAL, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

type Duties = SendingDuties & {
  /** Hands a text message over, by its row's id. */
  sendText: (id: number) => Promise<void>
  /** A text message is not tried again. */
  giveTextUp: (id: number) => Promise<void>
  /** Sends what attendants told many people, as far as it is due. */
  sendAnnouncements: () => Promise<void>
  /** Writes a spreadsheet that was asked for, by its row's id. */
  writeExport: (id: number) => Promise<void>
  /** Seals what was recorded since the last minute. */
  sealAudit: () => Promise<unknown>
  /** Goes on with an import, by its row's id. */
  runImport: (id: number) => Promise<void>
  /** Does what was asked for several requests, by its batch. */
  performDeskActs: (batchId: string) => Promise<void>
  /** Body of the hourly sweep. */
  expire: () => Promise<void>
  /** Duties that fall due, each with a schedule of its own. */
  dueActs: readonly { kind: string; cron: string }[]
  /** Does what is due of one of them. */
  performDueActs: (kind: string) => Promise<void>
}

export type Jobs = {
  emails: EmailQueue
  texts: TextQueue
  exports: ExportQueue
  imports: ImportQueue
  deskActs: DeskActQueue
  /** Has announcements that are due sent now; those of a time are looked for every minute. */
  wakeAnnouncements: () => Promise<void>
  /** Begins to work the queues. */
  work: (duties: Duties) => Promise<void>
  /** Lets the job in hand finish, at most a few seconds. */
  stop: () => Promise<void>
}

/** An announcement to many waits for whatever one person waits for. */
const PRIORITY = { alone: 0, 'of-many': -10 } as const

/** Jobs of one statement. */
const MAX_JOBS = 1000

/** Opens the job queue, which lives in the same database as everything else: a job exists only if its transaction was committed. */
export async function openJobs({
  databaseUrl,
  database,
  log,
  clock,
  sendsTexts,
  wakesByItself = true,
}: {
  databaseUrl: string
  database: Database
  log: JobLog
  clock: () => Date
  /** Whether the entity has somebody who sends text messages. */
  sendsTexts: boolean
  /** Whether schedules wake what is due. */
  wakesByItself?: boolean
}): Promise<Jobs> {
  const node = await nodeName(database)
  let endWatch = () => undefined as void
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: node,
    // A node works its queues over one and listens on another; a burst waits for a moment.
    max: 2,
    useListenNotify: true,
    schedule: wakesByItself,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await createQueues(boss)
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
        for (let first = 0; first < jobs.length; first += MAX_JOBS)
          await boss.insert(EMAIL_QUEUE, jobs.slice(first, first + MAX_JOBS), {
            db: fromDrizzle(transaction, sql),
          })
      },
    },
    texts: {
      enqueue: async (transaction, message) => {
        const id = await storeText(transaction, message, { now: clock(), hasGateway: sendsTexts })
        if (sendsTexts) await boss.send(TEXT_QUEUE, { id }, { db: fromDrizzle(transaction, sql) })
      },
    },
    exports: {
      enqueue: async (transaction, { id, isLong }) => {
        const queue = isLong ? LONG_EXPORT_QUEUE : EXPORT_QUEUE
        await boss.send(queue, { id }, { db: fromDrizzle(transaction, sql) })
      },
    },
    imports: {
      enqueue: async (transaction, id) => {
        await boss.send(IMPORT_QUEUE, { id }, { db: fromDrizzle(transaction, sql) })
      },
    },
    deskActs: {
      enqueue: async (transaction, batchId, seconds) => {
        await boss.send(
          DESK_ACTS_QUEUE,
          { batchId },
          { startAfter: seconds, db: fromDrizzle(transaction, sql) },
        )
      },
    },
    wakeAnnouncements: async () => {
      await boss.send(ANNOUNCEMENT_QUEUE)
    },
    work: async ({
      expire,
      sealAudit,
      sendText,
      giveTextUp,
      sendAnnouncements,
      writeExport,
      runImport,
      performDeskActs,
      dueActs,
      performDueActs,
      ...duties
    }) => {
      endWatch = await watchOrphans(boss, { database, node, log })
      const workEach = <Data>(queue: string, options: WorkOptions, run: Run<Data>) =>
        boss.work(
          queue,
          { ...options, includeMetadata: true, perJobResults: true },
          (jobs: JobWithMetadata<Data>[]) => runEach(jobs, run, log),
        )
      for (const queue of [EMAIL_QUEUE, SECRET_QUEUE])
        await workEach<SendingJob>(queue, SEVERAL, (job) => sendOrGiveUp(job, duties))
      await workEach<{ id: number }>(TEXT_QUEUE, SEVERAL, async ({ data, retryCount, retryLimit }) => {
        try {
          await sendText(data.id)
        } catch (error) {
          if (retryCount >= retryLimit) await giveTextUp(data.id)
          throw error
        }
      })
      const workOneByOne = async <Data>(queue: string, run: Run<Data>) => {
        let worker = ''
        worker = await workEach<Data>(queue, ONE_BY_ONE, async (job) => {
          // Several that were queued at once are announced once: the next is looked for as soon as one is done.
          await run(job).finally(() => boss.notifyWorker(worker))
        })
      }
      for (const queue of [EXPORT_QUEUE, LONG_EXPORT_QUEUE])
        await workOneByOne<{ id: number }>(queue, ({ data }) => writeExport(data.id))
      await workOneByOne<{ id: number }>(IMPORT_QUEUE, ({ data }) => runImport(data.id))
      await workEach<{ batchId: string }>(DESK_ACTS_QUEUE, SOON, ({ data }) => performDeskActs(data.batchId))
      await workOneByOne<null>(ANNOUNCEMENT_QUEUE, sendAnnouncements)
      await boss.schedule(ANNOUNCEMENT_QUEUE, '* * * * *', null, SAO_PAULO)
      await workEach<null>(AUDIT_SEAL_QUEUE, { pollingIntervalSeconds: 15 }, async () => {
        await sealAudit()
      })
      await boss.schedule(AUDIT_SEAL_QUEUE, '* * * * *', null, SAO_PAULO)
      await workEach<null>(EXPIRY_QUEUE, { pollingIntervalSeconds: 60 }, expire)
      await boss.schedule(EXPIRY_QUEUE, '7 * * * *', null, SAO_PAULO)
      await workEach<{ kind: string }>(
        DUE_ACTS_QUEUE,
        { pollingIntervalSeconds: 30, batchSize: 25 },
        ({ data }) => performDueActs(data.kind),
      )
      await scheduleDueActs(boss, dueActs)
    },
    stop: () => {
      endWatch()
      return boss.stop({ graceful: true, timeout: 4000 })
    },
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
