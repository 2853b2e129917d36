import type { Transaction } from '../database/client.ts'

/** An e-mail to be written when its turn comes. `tell.ts` queues it, and sees to it that the message gets what its texts name. */
export type EmailJob = {
  to: string
  /** Id of a message in the catalogue. */
  template: string
  variables: Readonly<Record<string, string>>
  /** Page of the portal where its link leads, from the slash on. */
  path: string
  /** The invitation that it carries: it gets its link as it is written, and is told when it cannot be delivered. */
  invitation?: { id: number; sentOn: string }
}

/** An e-mail that carries a secret: a row of `password_links` or of `re_registration_codes`, whose secret is drawn when it is written. */
export type SecretJob =
  | { kind: 'password-link'; linkId: number }
  /** To who joined a plan, named `plan`, and has no password yet. */
  | { kind: 'welcome-link'; linkId: number; plan: string }
  | { kind: 'security-code'; codeId: number }

/** Puts e-mails in the queue inside the caller's transaction: rolled back work sends nothing. */
export type EmailQueue = {
  enqueue: (transaction: Transaction, email: EmailJob) => Promise<void>
  /** An e-mail whose secret is drawn only when it is written: the queue holds none. */
  enqueueSecret: (transaction: Transaction, job: SecretJob) => Promise<void>
}
