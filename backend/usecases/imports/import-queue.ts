import type { Transaction } from '../../database/client.ts'

/** Puts the work on an import in the queue inside the caller's transaction; what there is to do, its row says. */
export type ImportQueue = {
  enqueue: (transaction: Transaction, importId: number) => Promise<void>
}
