import type { Querier } from '../database/client.ts'
import { readEntity } from '../database/queries/entity.ts'
import { messageOf } from './all-messages.ts'
import type { MessageBasis } from './define-message.ts'
import { type EmailContent, htmlEmail, plainEmail } from './email-layout.ts'
import { type EmailWords, wordsInForce } from './email-words.ts'
import { escapeHtml, fillText, type Values } from './fill-text.ts'
import type { OutgoingEmail } from './outgoing-email.ts'

export type WritingContext = {
  database: Querier
  /** Where the portal is, without a closing slash. */
  portalOrigin: string
}

/** As much of an e-mail as it takes to write it. */
export type EmailToWrite = {
  to: string
  template: string
  variables: Values
  path: string
  /** In place of those that are in force. */
  words?: EmailWords
}

/** An e-mail in words, and which version of the entity's own they are. */
export type WrittenEmail = Omit<OutgoingEmail, 'messageId'> & { textVersion: number | null }

/** Page where a person says which e-mails they want. */
const PREFERENCES_PATH = '/perfil'

/**
 * Writes an e-mail when its turn comes, in the words of that moment, which the entity may have given it. Values are escaped in the HTML and kept on one line in the subject.
 * @throws Error when the message has no e-mail, or its texts name what the job does not bring
 */
export async function writeEmail(
  { database, portalOrigin }: WritingContext,
  { to, template, variables, path, words: given }: EmailToWrite,
): Promise<WrittenEmail> {
  const { email, basis } = messageOf(template)
  if (!email) throw new Error(`the message ${template} has no e-mail`)
  const words = given ?? (await wordsInForce(database, template))
  const { name: entidade } = await readEntity(database)
  const values: Values = { ...variables, entidade }
  const subject = fillText(words.subject, values).replaceAll(/\s+/g, ' ')
  const optOut = optOutOf(basis, portalOrigin)
  const content: EmailContent = {
    subject,
    written: words.paragraphs.map((paragraph) => fillText(paragraph, values)),
    marked: words.paragraphs.map((paragraph) => fillText(escapeHtml(paragraph), values, escapeHtml)),
    link: { label: email.linkLabel, url: `${portalOrigin}${path}` },
    entity: entidade,
    optOut,
  }
  return {
    to,
    template,
    subject,
    text: plainEmail(content),
    html: htmlEmail(content),
    optOutUrl: optOut?.url ?? null,
    textVersion: words.version,
  }
}

function optOutOf(basis: MessageBasis, portalOrigin: string): EmailContent['optOut'] {
  if (basis === 'duty' || basis === 'agreed') return null
  return {
    text: 'Escolha no seu perfil quais avisos quer receber.',
    url: `${portalOrigin}${PREFERENCES_PATH}`,
  }
}
