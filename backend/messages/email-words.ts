import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type EmailText, paragraphsOf } from '#domain/messages/email-text.ts'
import type { Querier } from '../database/client.ts'
import { emailTexts } from '../database/schema/email-texts.ts'
import type { emails } from '../database/schema/emails.ts'
import { messageOf } from './all-messages.ts'
import type { EmailRow } from './outbox.ts'

/** The words of an e-mail, and which version of the entity's own they are; null: the portal's, or a test's. */
export type EmailWords = { subject: string; paragraphs: readonly string[]; version: number | null }

/** The newest version of the entity's own words; undefined while there was none, `text` null where they were given up. */
export async function newestText(
  database: Querier,
  message: string,
): Promise<{ version: number; text: EmailText | null } | undefined> {
  const [row] = await database
    .select({ version: emailTexts.version, subject: emailTexts.subject, body: emailTexts.body })
    .from(emailTexts)
    .where(eq(emailTexts.message, message))
    .orderBy(desc(emailTexts.version))
    .limit(1)
  return row && { version: row.version, text: textIn(row) }
}

/** The words in which an e-mail goes out now. @throws Error for a message without an e-mail */
export async function wordsInForce(database: Querier, message: string): Promise<EmailWords> {
  const newest = await newestText(database, message)
  return newest?.text ? ownWords(newest.text, newest.version) : standardWords(message)
}

/** The words in which an e-mail of the outbox went out, or in which it would go now. @throws Error as {@link wordsInForce} */
export async function wordsOfStored(
  database: Querier,
  {
    template,
    sentAt,
    textVersion,
    testedText,
  }: Pick<EmailRow, 'template' | 'sentAt' | 'textVersion' | 'testedText'>,
): Promise<EmailWords> {
  if (testedText) return ownWords(testedText, null)
  if (sentAt === null) return wordsInForce(database, template)
  if (textVersion === null) return standardWords(template)
  const [row] = await database
    .select({ subject: emailTexts.subject, body: emailTexts.body })
    .from(emailTexts)
    .where(and(eq(emailTexts.message, template), eq(emailTexts.version, textVersion)))
  const text = row && textIn(row)
  return text ? ownWords(text, textVersion) : standardWords(template)
}

/** The entity's own words of e-mails of the outbox, to join: what went keeps its words, what waits goes in those of today. */
export function isTextOf(outbox: typeof emails): SQL | undefined {
  const newest = sql`(select max(newest.version) from ${emailTexts} newest where newest.message = ${outbox.template})`
  const version = sql`case when ${outbox.sentAt} is not null then ${outbox.textVersion} else ${newest} end`
  return and(eq(emailTexts.message, outbox.template), eq(emailTexts.version, version))
}

/** Words as somebody wrote them. */
export function ownWords({ subject, body }: EmailText, version: number | null): EmailWords {
  return { subject, paragraphs: paragraphsOf(body), version }
}

/** The portal's own words. @throws Error for a message without an e-mail */
function standardWords(message: string): EmailWords {
  const { email } = messageOf(message)
  if (!email) throw new Error(`the message ${message} has no e-mail`)
  return { subject: email.subject, paragraphs: email.paragraphs, version: null }
}

function textIn({ subject, body }: { subject: string | null; body: string | null }): EmailText | null {
  return subject === null || body === null ? null : { subject, body }
}
