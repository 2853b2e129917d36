import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#settings/settings.ts'
import type { EmailSender, OutgoingEmail } from '../messages/outgoing-email.ts'
import { writeWholeFile } from '../whole-file.ts'

/** Milliseconds; a mail server that does not answer must not keep the e-mails behind waiting. */
const SMTP_PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

const SENDER_NAME = 'Portal do Participante'

/** Sends through the SMTP server of the settings or, without one, writes each message as an `.eml` file for the developer to open. */
export function createEmailSender(
  { SMTP_URL, EMAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'EMAIL_FROM'>,
  emailsDir: string,
): EmailSender {
  return SMTP_URL === undefined ? fileSender(emailsDir, EMAIL_FROM) : smtpSender(SMTP_URL, EMAIL_FROM)
}

/** Whether the mail server answered that it does not take this e-mail from us or for its address, rather than that it can't now. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

function smtpSender(url: string, from: string): EmailSender {
  return async (email) => {
    const { createTransport } = await import('nodemailer')
    await createTransport({ url, ...SMTP_PATIENCE }).sendMail(messageOf(email, from))
  }
}

function fileSender(folder: string, from: string): EmailSender {
  return async (email) => {
    const { createTransport } = await import('nodemailer')
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(email, from),
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${email.template}-${randomUUID().slice(0, 8)}.eml`
    await writeWholeFile(join(folder, name), sent.message as Buffer)
  }
}

function messageOf({ to, subject, text, html }: OutgoingEmail, address: string) {
  return { from: { name: SENDER_NAME, address }, to, subject, text, html }
}
