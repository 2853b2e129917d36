/** An e-mail as it goes out. `template` is the id of its message. */
export type OutgoingEmail = { to: string; template: string; subject: string; text: string; html: string }

/** Sends one e-mail now; rejects when it could not be handed over, so that the queue tries again. */
export type EmailSender = (email: OutgoingEmail) => Promise<void>
