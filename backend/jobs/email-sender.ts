import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { EmailFailure } from '#contract/messages/email-states.ts'
import type { Settings } from '#settings/settings.ts'
import { writeFileAtomically } from '../atomic-file.ts'
import type { EmailSender, OutgoingEmail } from '../messages/outgoing-email.ts'

/** Milliseconds; a mail server that does not answer must not keep the e-mails behind waiting. */
const SMTP_TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

const SENDER_NAME = 'Portal do Participante'

/** Sends through the SMTP server of the settings or, without one, writes each message as an `.eml` file for the developer to open. */
export function createEmailSender(
  {
    SMTP_URL,
    EMAIL_FROM: from,
    EMAIL_RETURN_PATH: returnPath = from,
  }: Pick<Settings, 'SMTP_URL' | 'EMAIL_FROM' | 'EMAIL_RETURN_PATH'>,
  emailsDir: string,
): EmailSender {
  const senders = { from, returnPath }
  return SMTP_URL === undefined ? fileSender(emailsDir, senders) : smtpSender(SMTP_URL, senders)
}

/** Addresses that e-mails are sent from. */
type Senders = {
  /** Who signs them, as their readers see it. */
  from: string
  /** Where what does not arrive is told. */
  returnPath: string
}

/** Whether the mail server answered that it does not take this e-mail from us or for its address, rather than that it can't now. */
export function isRefused(error: unknown): boolean {
  const failure = failureOf(error)
  return failure === 'endereco' || failure === 'recusa'
}

/** Reason for a failed attempt, as the outbox keeps it: neither an address nor the mail server's own words. */
export function failureOf(error: unknown): EmailFailure {
  const { code = null, responseCode = 0 } = v.parse(smtpError, error)
  if (responseCode >= 500 && code === 'EENVELOPE') return 'endereco'
  if (responseCode >= 500 && code === 'EMESSAGE') return 'recusa'
  if (responseCode >= 400) return 'adiado'
  if (code === 'ECONNECTION' || code === 'EPROTOCOL') return 'queda'
  if (code === 'ESOCKET' || code === 'ETIMEDOUT' || code === 'EDNS' || code === 'ECONNREFUSED') return 'fora'
  return 'outra'
}

/** As much of nodemailer's errors as tells one failure from another. */
const smtpError = v.fallback(
  v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) }),
  {},
)

function smtpSender(url: string, senders: Senders): EmailSender {
  return async (email) => {
    const { createTransport } = await import('nodemailer')
    await createTransport({ url, ...SMTP_TIMEOUTS }).sendMail(messageOf(email, senders))
  }
}

function fileSender(folder: string, senders: Senders): EmailSender {
  return async (email) => {
    const { createTransport } = await import('nodemailer')
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(email, senders),
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${email.template}-${randomUUID().slice(0, 8)}.eml`
    await writeFileAtomically(join(folder, name), sent.message as Buffer)
  }
}

/** Nobody wrote it: programs that answer by themselves, as of who is on holiday, don't (RFC 3834; the second asks the same of Exchange). */
const WRITTEN_BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sent again after a line that broke, it has the same Message-ID: mail programs show it once. Whoever can't deliver it is asked to say so
 * with its head alone (RFC 3461), which has no code and no link.
 */
function messageOf(
  { to, messageId, subject, text, html, optOutUrl }: OutgoingEmail,
  { from, returnPath }: Senders,
) {
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    from: { name: SENDER_NAME, address: from },
    to,
    envelope: { from: returnPath, to },
    dsn: { ret: 'HDRS', notify: 'FAILURE' },
    messageId: `<${messageId}@${domain}>`,
    headers: WRITTEN_BY_A_PROGRAM,
    ...(optOutUrl !== null && { list: { unsubscribe: optOutUrl } }),
    subject,
    text,
    html,
  }
}
