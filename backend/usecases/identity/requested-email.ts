import { and, eq, isNull } from 'drizzle-orm'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { tidyEmail } from '#domain/email-address.ts'
import type { Querier } from '../../database/client.ts'
import { lockPerson } from '../../database/locks.ts'
import { attendantEmailChanges } from '../../database/schema/identity.ts'
import { people } from '../../database/schema/people.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

export type RequestedEmailRow = typeof attendantEmailChanges.$inferSelect

/** The e-mail that an administrator asked for, for somebody who attends, and no other one confirmed yet; null without one. */
export async function openRequestedEmail(
  database: Querier,
  personId: number,
): Promise<RequestedEmailRow | null> {
  const [row] = await database
    .select()
    .from(attendantEmailChanges)
    .where(and(eq(attendantEmailChanges.personId, personId), isNull(attendantEmailChanges.endedAt)))
  return row ?? null
}

/**
 * Asks for another e-mail of somebody who attends: nothing changes before a second administrator confirms it.
 * @throws 409 while another one waits; 422 on `email` when it is the one already kept
 */
export async function requestEmail(
  work: Work,
  actor: Actor,
  { personId, email, reason }: { personId: number; email: string; reason?: string | undefined },
): Promise<{ email: string }> {
  const { database, now } = work
  await lockPerson(database, personId)
  const [person] = await database.select({ email: people.email }).from(people).where(eq(people.id, personId))
  const wanted = tidyEmail(email)
  if (tidyEmail(person?.email ?? '') === wanted) throw invalid({ email: 'Este já é o e-mail do cadastro.' })
  if (await openRequestedEmail(database, personId)) throw conflict(identitySentences.waiting)
  const [asked] = await database
    .insert(attendantEmailChanges)
    .values({ personId, email: wanted, reason: reason ?? null, askedBy: actor.personId, askedAt: now })
    .returning({ id: attendantEmailChanges.id })
  await audit(work, {
    subjectId: personId,
    action: 'person.email-asked',
    entityId: asked?.id ?? 0,
    after: { email: wanted },
  })
  return { email: wanted }
}

/** Ends what was asked for with its answer. */
export async function endRequestedEmail(
  { database, now }: Work,
  actor: Actor,
  { id }: RequestedEmailRow,
  outcome: 'confirmed' | 'taken-back',
): Promise<void> {
  await database
    .update(attendantEmailChanges)
    .set({ endedBy: actor.personId, endedAt: now, outcome })
    .where(eq(attendantEmailChanges.id, id))
}
