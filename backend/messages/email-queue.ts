import type { Transaction } from '../database/client.ts'
import type { SecretJob } from '../database/schema/emails.ts'

/** Whom and what an e-mail is about, for who looks at the outbox. */
type EmailAbout = {
  /** Whose account it is about. */
  personId?: number | null
  requestId?: number | undefined
  /** The attendant who did what it tells. */
  causedById?: number | null
}

/** An e-mail to be written when its turn comes. `notify.ts` queues it, and sees to it that the message gets what its texts name. */
export type EmailJob = {
  to: string
  /** Id of a message in the catalogue. */
  template: string
  variables: Readonly<Record<string, string>>
  /** Page of the portal where its link leads, from the slash on. */
  path: string
  /** The invitation that it carries: it gets its link as it is written, and is told when it cannot be delivered. */
  invitation?: { id: number; sentOn: string }
  /** The words of a test, in place of those in force. */
  testedText?: { subject: string; body: string }
  about?: EmailAbout
}

/** Writes e-mails to the outbox and queues them inside the caller's transaction: rolled back work sends nothing. */
export type EmailQueue = {
  enqueue: (transaction: Transaction, email: EmailJob) => Promise<void>
  /** An e-mail whose secret is drawn only when it is written: neither queue nor outbox holds it. `personId` null: nobody has that CPF. */
  enqueueSecret: (transaction: Transaction, job: SecretJob, personId?: number | null) => Promise<void>
  /** Queues e-mails that are in the outbox already. Those of many at once stand behind what one person waits for. */
  enqueueStored: (
    transaction: Transaction,
    ids: readonly number[],
    rank: 'alone' | 'of-many',
  ) => Promise<void>
}
