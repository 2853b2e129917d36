import PostalMime, { type Attachment } from 'postal-mime'
import * as v from 'valibot'
import type { ReturnReason } from '#contract/messages/email-states.ts'

/** That an e-mail came back; `messageId`: what its Message-ID was made of. */
export type DeliveryReport = { messageId: string; reason: ReturnReason }

/** Parts of a report (RFC 3464, RFC 6533): what became of each recipient, and the e-mail that came back or its head alone. */
const OUTCOMES: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])
const RETURNED: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

/** An e-mail of ours has some hundred lines and one recipient; whatever has more takes seconds to be read and is not about one. */
const MOST_LINES = 20_000
const MAX_RECIPIENTS = 20

/** Reads what a mail server wrote of an e-mail that it could not deliver; null for every other message. */
export async function readDeliveryReport(content: Uint8Array): Promise<DeliveryReport | null> {
  if (hasTooManyLines(content)) return null
  const { attachments } = await PostalMime.parse(content, { forceRfc822Attachments: true })
  const outcomes = attachments.find(({ mimeType }) => OUTCOMES.has(mimeType))
  const returned = attachments.find(({ mimeType }) => RETURNED.has(mimeType))
  if (!outcomes || !returned) return null
  const reason = reasonOf(await recipientsOf(outcomes))
  const messageId = await messageIdOf(returned)
  return reason && messageId ? { messageId, reason } : null
}

function hasTooManyLines(content: Uint8Array): boolean {
  let lines = 0
  for (let at = content.indexOf(10); at !== -1 && lines <= MOST_LINES; at = content.indexOf(10, at + 1))
    lines += 1
  return lines > MOST_LINES
}

/** Fields of each recipient: groups that stand like the head of a message, with an empty line between; the first is about the report. */
async function recipientsOf({ content }: Attachment): Promise<Map<string, string>[]> {
  const groups = textOf(content).split(/\r?\n[ \t]*\r?\n/, MAX_RECIPIENTS + 1)
  const fields = await Promise.all(
    groups.map(async (group) => {
      const { headers } = await PostalMime.parse(group.trimStart())
      return new Map(headers.map(({ key, value }) => [key, value.trim()]))
    }),
  )
  return fields.filter((group) => group.has('action'))
}

async function messageIdOf({ content }: Attachment): Promise<string | null> {
  const { messageId = '' } = await PostalMime.parse(content)
  const [made = ''] = messageId.replace('<', '').split('@')
  return v.is(v.pipe(v.string(), v.uuid()), made) ? made.toLowerCase() : null
}

const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded'])

/** Null unless it failed for good: what is late, or got to somebody, did not come back. */
function reasonOf(recipients: readonly Map<string, string>[]): ReturnReason | null {
  const actions = recipients.map((recipient) => recipient.get('action')?.toLowerCase() ?? '')
  const failed = recipients[actions.indexOf('failed')]
  if (!failed || actions.some((action) => ARRIVED.has(action))) return null
  const status = statusOf(failed)
  if (status.startsWith('2.')) return null
  if (FULL.has(status)) return 'caixa-cheia'
  return status.startsWith('5.') && isAboutAddress(status) ? 'endereco' : 'recusa'
}

/** The enhanced status code (RFC 3463). Some servers say that it failed, and why only in the answer that they got (`550 5.1.1 No such user`). */
function statusOf(recipient: Map<string, string>): string {
  const said = /^[245]\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0] ?? ''
  if (said !== '' && !said.endsWith('.0.0')) return said
  return /\b[45]\d\d[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(recipient.get('diagnostic-code') ?? '')?.[1] ?? said
}

const FULL: ReadonlySet<string> = new Set(['4.2.2', '5.2.2'])
/** About whom it is from. */
const OF_SENDER: ReadonlySet<string> = new Set(['5.1.7', '5.1.8'])
/** A mailbox that was closed, and a host that nobody knows. */
const NOBODY_THERE: ReadonlySet<string> = new Set(['5.2.1', '5.4.4'])

function isAboutAddress(status: string): boolean {
  return NOBODY_THERE.has(status) || (status.startsWith('5.1.') && !OF_SENDER.has(status))
}

function textOf(content: Attachment['content']): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
