import type { PgBoss } from 'pg-boss'

export const EMAIL_QUEUE = 'email'
export const SECRET_QUEUE = 'secret-email'
export const TEXT_QUEUE = 'text-message'
export const EXPORT_QUEUE = 'request-export'
export const LONG_EXPORT_QUEUE = 'long-request-export'
export const DESK_ACTS_QUEUE = 'desk-acts'
export const IMPORT_QUEUE = 'import'
export const EXPIRY_QUEUE = 'expiry'
export const DUE_ACTS_QUEUE = 'due-acts'
export const ANNOUNCEMENT_QUEUE = 'announcements'
export const AUDIT_SEAL_QUEUE = 'audit-seals'

export const QUEUES = [
  EMAIL_QUEUE,
  SECRET_QUEUE,
  EXPORT_QUEUE,
  LONG_EXPORT_QUEUE,
  DESK_ACTS_QUEUE,
  IMPORT_QUEUE,
  EXPIRY_QUEUE,
  DUE_ACTS_QUEUE,
  ANNOUNCEMENT_QUEUE,
  AUDIT_SEAL_QUEUE,
] as const

/**
 * A job of whose process nothing is heard any more is taken up again after so many seconds, not only when its time is over. The next start
 * is quicker where it can tell whose it was (`orphaned-jobs.ts`).
 */
const HEARTBEAT = { heartbeatSeconds: 60, notify: true } as const

/** After half an hour of growing pauses one attempt every quarter of an hour, for two days: mail servers are down for a night. */
const TWO_DAYS = {
  ...HEARTBEAT,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  retryLimit: 5 + (2 * 24 * 60) / 15,
} as const

/** As an e-mail's, for a day: what a text message tells is said by e-mail too. */
const ONE_DAY = { ...TWO_DAYS, retryLimit: 5 + (24 * 60) / 15 } as const

/** An attempt a minute, for longer than any secret is good: whoever draws it ends the job when its time is over. */
const WHILE_GOOD = {
  ...HEARTBEAT,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 60,
  retryLimit: 60,
} as const

/** Written anew at once where it was broken off, or an import gone on with; how often it may fail of itself is said where it is written. */
const WRITTEN_AGAIN = {
  ...HEARTBEAT,
  retryDelay: 1,
  retryLimit: 20,
  expireInSeconds: 4 * 3600,
} as const

/** Makes the queues, with how each keeps its jobs and tries them again. */
export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, persistence] of [
    [EMAIL_QUEUE, TWO_DAYS],
    [SECRET_QUEUE, WHILE_GOOD],
    [TEXT_QUEUE, ONE_DAY],
    [EXPORT_QUEUE, WRITTEN_AGAIN],
    [LONG_EXPORT_QUEUE, WRITTEN_AGAIN],
    [IMPORT_QUEUE, WRITTEN_AGAIN],
    [DESK_ACTS_QUEUE, WRITTEN_AGAIN],
  ] as const) {
    await boss.createQueue(name, persistence)
    // A queue that is there already keeps what it was created with.
    await boss.updateQueue(name, persistence)
  }
  await boss.createQueue(EXPIRY_QUEUE, { policy: 'short', retryLimit: 1 })
  await boss.createQueue(AUDIT_SEAL_QUEUE, { ...HEARTBEAT, policy: 'short', retryLimit: 0 })
  // No retries: the next run takes up whatever this one leaves.
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
}
