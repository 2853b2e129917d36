import type { Transaction } from '#backend/database/client.ts'

/** Has what was asked for several requests done once it can no longer be undone. */
export type DeskActQueue = {
  /** @param seconds how long it waits */
  enqueue: (transaction: Transaction, batchId: string, seconds: number) => Promise<void>
}
