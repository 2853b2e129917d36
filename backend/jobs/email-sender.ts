import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { EmailJob } from './email-queue.ts'
import { renderEmail } from './render-email.ts'

/** Sends one e-mail now; rejects when it could not be handed over, so that the queue tries again. */
export type EmailSender = (email: EmailJob) => Promise<void>

const FROM = { name: 'Portal do Participante', address: 'nao-responda@portal.example' }

/** Sends through the SMTP server of the settings or, without one, writes each message as an `.eml` file for the developer to open. */
export function createEmailSender(smtpUrl: string | undefined, emailsDir: string): EmailSender {
  return smtpUrl === undefined ? fileSender(emailsDir) : smtpSender(smtpUrl)
}

function smtpSender(url: string): EmailSender {
  const transport = createTransport(url)
  return async (email) => {
    await transport.sendMail(messageOf(email))
  }
}

function fileSender(folder: string): EmailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (email) => {
    const sent = await transport.sendMail(messageOf(email))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${email.template}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(folder, name), sent.message as Buffer, { mode: 0o600 })
  }
}

function messageOf({ to, template, variables }: EmailJob) {
  return { from: FROM, to, ...renderEmail(template, variables) }
}
