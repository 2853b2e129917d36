import { sql } from 'drizzle-orm'
import { emailTexts } from '#backend/database/schema/email-texts.ts'
import { newestText } from '#backend/messages/email-words.ts'
import { conflict, invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { EmailText } from '#domain/messages/email-text.ts'
import { type EmailMessage, standardText } from './email-message.ts'

/**
 * Has an e-mail go out in other words from now on; null: in the portal's own again. `expectedVersion` is the newest version that the person saw, 0 for none.
 * @throws 409 `versao-desatualizada`; 422 where nothing would change
 */
export async function publishEmailText(
  work: Work,
  actor: Actor,
  message: EmailMessage,
  { expectedVersion, text }: { expectedVersion: number; text: EmailText | null },
): Promise<void> {
  const { database } = work
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`email text ${message.id}`}, 0))`,
  )
  const newest = await newestText(database, message.id)
  if ((newest?.version ?? 0) !== expectedVersion) {
    throw conflict(
      'Alguém alterou este e-mail depois que você o abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  }
  const before = newest?.text ?? null
  if (
    isSame(before ?? standardOf(message), text ?? standardOf(message)) &&
    (text !== null || before === null)
  )
    throw invalid({ corpo: 'Este texto é igual ao que já é enviado. Mude alguma coisa para publicar.' })
  const version = expectedVersion + 1
  await database.insert(emailTexts).values({
    message: message.id,
    version,
    subject: text?.subject ?? null,
    body: text?.body ?? null,
    publishedAt: work.now,
    publishedBy: actor.personId,
  })
  await audit(work, {
    subjectId: null,
    entityId: message.id,
    action: text === null ? 'email-text.restored' : 'email-text.published',
    before: before ?? standardOf(message),
    after: { version, ...(text ?? standardOf(message)) },
  })
}

function standardOf(message: EmailMessage): EmailText {
  const { assunto, corpo } = standardText(message)
  return { subject: assunto, body: corpo }
}

function isSame(one: EmailText, other: EmailText): boolean {
  return one.subject === other.subject && one.body === other.body
}
