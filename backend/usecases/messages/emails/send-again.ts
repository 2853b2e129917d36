import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { emails } from '#backend/database/schema/emails.ts'
import { people } from '#backend/database/schema/people.ts'
import { maySendAgain } from '#backend/messages/outbox-item.ts'
import { conflict, notFound } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'

/** Told to an old address and a new one, which stay what they are. */
const TO_ITS_OWN_ADDRESS = 'email_alterado'

/**
 * Queues once more what was given up or came back, to the address that its person has now.
 * @throws 404 for none; 409 when it is on its way or went, carries a code or a link, or its person has no address any more
 */
export async function sendAgain(work: Work, id: number): Promise<void> {
  const { database } = work
  const [row] = await database.select().from(emails).where(eq(emails.id, id)).for('update')
  if (!row) throw notFound('Este e-mail não existe ou já foi apagado.')
  if (row.secret !== null)
    throw conflict(
      'O código ou link deste e-mail não vale mais. A pessoa pode pedir outro.',
      'transicao-invalida',
    )
  if (!maySendAgain(row))
    throw conflict('Este e-mail já foi enviado ou está a caminho.', 'transicao-invalida')
  const recipient = row.template === TO_ITS_OWN_ADDRESS ? row.recipient : await addressNow(work, row)
  if (recipient === null) throw conflict('Esta pessoa não tem mais e-mail no cadastro.', 'transicao-invalida')
  await database
    .update(emails)
    .set({
      state: 'na-fila',
      failure: null,
      sentAt: null,
      endedAt: null,
      recipient,
      // Whatever a mail server still says of the one that went is not about this one.
      ...(row.sentAt && { messageId: randomUUID() }),
    })
    .where(eq(emails.id, id))
  await work.emails.enqueueStored(database, [id], 'alone')
  await audit(work, {
    subjectId: row.personId,
    action: 'email.sent-again',
    entityId: id,
    after: { template: row.template },
  })
}

async function addressNow(
  { database }: Work,
  { personId, recipient }: typeof emails.$inferSelect,
): Promise<string | null> {
  if (personId === null) return recipient
  const [person] = await database.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return person?.email ?? null
}
