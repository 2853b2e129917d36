/** An e-mail as it goes out. `template` is the id of its message; `messageId` stays the same however often it is sent. */
export type OutgoingEmail = {
  to: string
  template: string
  messageId: string
  subject: string
  text: string
  html: string
  /** Page where its reader turns e-mails like it off; null for what is always sent. */
  optOutUrl: string | null
}

/** Sends one e-mail now; rejects when it could not be handed over, so that the queue tries again. */
export type EmailSender = (email: OutgoingEmail) => Promise<void>
