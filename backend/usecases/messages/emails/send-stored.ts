import { eq } from 'drizzle-orm'
import type { Database, Querier } from '#backend/database/client.ts'
import { announcements } from '#backend/database/schema/announcements.ts'
import type { SecretJob } from '#backend/database/schema/emails.ts'
import { people } from '#backend/database/schema/people.ts'
import { wordsOfStored } from '#backend/messages/email-words.ts'
import type { Values } from '#backend/messages/fill-text.ts'
import { standardValues } from '#backend/messages/notify.ts'
import {
  type EmailRow,
  recordNoRecipient,
  recordSent,
  type SentEmail,
  waitingEmail,
} from '#backend/messages/outbox.ts'
import type { EmailSender } from '#backend/messages/outgoing-email.ts'
import type { SecretEmailContext } from '#backend/messages/secret-email-context.ts'
import { writeEmail } from '#backend/messages/write-email.ts'
import { createInvitationPath } from './invitation-path.ts'

export type SendingContext = {
  database: Database
  send: EmailSender
  clock: () => Date
  /** Where the portal is, without a closing slash. */
  portalOrigin: string
  /** Writes an e-mail whose secret is drawn as it is sent; null when nobody gets it any more. */
  sendSecret: (context: SecretEmailContext, secret: SecretJob) => Promise<SentEmail | null>
}

/**
 * Writes an e-mail of the outbox in today's words and sends it. One that went already, or was given up meanwhile, is not sent again.
 * @throws what the sender throws, for another attempt
 */
export async function sendStored(context: SendingContext, id: number): Promise<void> {
  const { database, send, clock, portalOrigin, sendSecret } = context
  const row = await waitingEmail(database, id)
  if (!row) return
  const { messageId, secret } = row
  if (secret) {
    const sent = await sendSecret({ database, send, now: clock(), messageId, portalOrigin }, secret)
    if (sent === null) await recordNoRecipient(database, row, clock())
    else await recordSent(database, id, { ...sent, now: clock() })
    return
  }
  const { recipient: to, template, path } = row
  if (to === null) throw new Error(`the e-mail ${id} is to nobody`)
  const drawn =
    row.invitation &&
    (await createInvitationPath(database, { template, invitationId: row.invitation.id }, clock()))
  const { textVersion, ...written } = await writeEmail(
    { database, portalOrigin },
    {
      to,
      template,
      variables: await valuesOf(database, row),
      path: drawn ?? path,
      words: await wordsOfStored(database, row),
    },
  )
  await send({ ...written, messageId })
  await recordSent(database, id, { to, textVersion, now: clock() })
}

/** Values of the variables in a stored e-mail: those stored with it, and of an announcement the words that it has for everybody. */
export async function valuesOf(
  database: Querier,
  { variables, personId, announcementId }: Pick<EmailRow, 'variables' | 'personId' | 'announcementId'>,
): Promise<Values> {
  if (announcementId === null || personId === null) return variables
  const [person] = await database
    .select({ name: people.name, cpf: people.cpf })
    .from(people)
    .where(eq(people.id, personId))
  const [said] = await database
    .select({ titulo: announcements.title, texto: announcements.text })
    .from(announcements)
    .where(eq(announcements.id, announcementId))
  if (!person || !said) throw new Error(`the announcement ${announcementId} has no such reader`)
  return { ...said, ...standardValues(person), ...variables }
}
