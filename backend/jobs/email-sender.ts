import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '#settings/settings.ts'
import type { EmailJob } from './email-queue.ts'
import { renderEmail } from './render-email.ts'

/** Sends one e-mail now; rejects when it could not be handed over, so that the queue tries again. */
export type EmailSender = (email: EmailJob) => Promise<void>

const SENDER_NAME = 'Portal do Participante'

/** Sends through the SMTP server of the settings or, without one, writes each message as an `.eml` file for the developer to open. */
export function createEmailSender(
  { SMTP_URL, EMAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'EMAIL_FROM'>,
  emailsDir: string,
): EmailSender {
  return SMTP_URL === undefined ? fileSender(emailsDir, EMAIL_FROM) : smtpSender(SMTP_URL, EMAIL_FROM)
}

function smtpSender(url: string, from: string): EmailSender {
  const transport = createTransport(url)
  return async (email) => {
    await transport.sendMail(messageOf(email, from))
  }
}

function fileSender(folder: string, from: string): EmailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (email) => {
    const sent = await transport.sendMail(messageOf(email, from))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${email.template}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(folder, name), sent.message as Buffer, { mode: 0o600 })
  }
}

function messageOf({ to, template, variables }: EmailJob, address: string) {
  return { from: { name: SENDER_NAME, address }, to, ...renderEmail(template, variables) }
}
