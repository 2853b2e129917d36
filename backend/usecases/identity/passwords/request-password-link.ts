import { eq } from 'drizzle-orm'
import { passwordLinks } from '#backend/database/schema/access.ts'
import { people } from '#backend/database/schema/people.ts'
import { accountOf, countAttempt } from '#backend/security/attempts.ts'
import { audit } from '#backend/security/audit.ts'
import { type Caller, placeOfCaller } from '#backend/security/known-devices.ts'
import type { Work } from '#backend/work.ts'

/**
 * Asks for a link to a new password. Nobody can tell from the answer, the limit or the time it takes whether the CPF is known: the
 * same rows are written either way, and the e-mail is written later, by the queue.
 * @throws 429 when too many were asked for: `ATTEMPT_LIMITS`.
 */
export async function requestPasswordLink(work: Work, caller: Caller): Promise<void> {
  const { database, now } = work
  const { cpf } = caller
  await countAttempt(work, { kind: 'password-link', cpf, place: await placeOfCaller(work, caller) })
  const [person] = await database.select({ id: people.id }).from(people).where(eq(people.cpf, cpf))
  const [link] = await database
    .insert(passwordLinks)
    .values({ account: accountOf(cpf), personId: person?.id ?? null, askedAt: now })
    .returning({ id: passwordLinks.id })
  if (!link) throw new Error('the link was not stored')
  await audit(work, {
    subjectId: person?.id ?? null,
    action: 'password.link-asked',
    entityId: link.id,
  })
  await work.emails.enqueueSecret(database, { kind: 'password-link', linkId: link.id }, person?.id)
}
