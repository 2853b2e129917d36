import type { Transaction } from '../database/client.ts'

/** A text message to a person's mobile telephone, in its final words. */
export type TextJob = { template: string; personId: number; phone: string; words: string }

/** Writes text messages in the caller's transaction and queues them, where the entity has somebody who sends them. */
export type TextQueue = { enqueue: (transaction: Transaction, message: TextJob) => Promise<void> }
