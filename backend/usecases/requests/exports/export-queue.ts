import type { Transaction } from '#backend/database/client.ts'

/** A row of `request_exports` to be written. */
type ExportJob = { id: number; isLong: boolean }

/** Puts spreadsheets in the queue inside the caller's transaction. Short ones do not wait for long ones. */
export type ExportQueue = {
  enqueue: (transaction: Transaction, job: ExportJob) => Promise<void>
}
