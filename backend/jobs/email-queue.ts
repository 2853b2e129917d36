import type { Transaction } from '../database/client.ts'
import type { EmailTemplate, EmailVariables } from './email-templates.ts'

/** An e-mail to be written from a template when its turn comes. */
export type EmailJob<Template extends EmailTemplate = EmailTemplate> = {
  to: string
  template: Template
  variables: EmailVariables
  /** The invitation that it carries, to be told when the e-mail cannot be delivered. */
  invitation?: { id: number; sentOn: string }
}

/** A link to a new password to be sent: a row of `password_links`. */
export type PasswordLinkJob = { linkId: number }

/** Puts e-mails in the queue inside the caller's transaction: rolled back work sends nothing. */
export type EmailQueue = {
  enqueue: (transaction: Transaction, email: EmailJob) => Promise<void>
  /** An e-mail whose token is drawn only when it is written: the queue holds no secret. */
  enqueuePasswordLink: (transaction: Transaction, job: PasswordLinkJob) => Promise<void>
}
