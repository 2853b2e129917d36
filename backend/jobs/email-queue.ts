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

/** An e-mail that carries a secret: a row of `password_links` or of `re_registration_codes`, whose secret is drawn when it is written. */
export type SecretJob = { kind: 'password-link'; linkId: number } | { kind: 'security-code'; codeId: number }

/** Puts e-mails in the queue inside the caller's transaction: rolled back work sends nothing. */
export type EmailQueue = {
  enqueue: (transaction: Transaction, email: EmailJob) => Promise<void>
  /** An e-mail whose secret is drawn only when it is written: the queue holds none. */
  enqueueSecret: (transaction: Transaction, job: SecretJob) => Promise<void>
}
