import type { Database } from '../database/client.ts'
import type { EmailSender } from './outgoing-email.ts'

export type SecretEmailContext = {
  database: Database
  send: EmailSender
  now: Date
  /** Of the e-mail in the outbox. */
  messageId: string
  /** Where the portal is, without a closing slash. */
  portalOrigin: string
}
