import { eq } from 'drizzle-orm'
import { people } from '#backend/database/schema/people.ts'
import { conflict } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { maskEmail } from '#domain/email-address.ts'
import type { EmailText } from '#domain/messages/email-text.ts'
import { type EmailMessage, exampleValues } from './email-message.ts'

/** Sends an e-mail in these words, filled with examples, to the attendant who asks. @returns the address, masked. @throws 409 without one */
export async function testEmailText(
  work: Work,
  { personId }: Actor,
  message: EmailMessage,
  { subject, body }: EmailText,
): Promise<string> {
  const [attendant] = await work.database
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, personId))
  const to = attendant?.email
  if (!to) throw conflict('Você não tem um e-mail no seu perfil. Inclua um e tente de novo.')
  await work.emails.enqueue(work.database, {
    to,
    template: message.id,
    variables: exampleValues(message),
    path: '/',
    testedText: { subject: `Teste: ${subject}`, body },
    about: { causedById: personId },
  })
  await audit(work, { subjectId: null, entityId: message.id, action: 'email-text.tested', after: {} })
  return maskEmail(to)
}
