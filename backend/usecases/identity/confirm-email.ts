import { count, eq } from 'drizzle-orm'
import { confirmationRefusals, identitySentences } from '#contract/identity/identity.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { CONFIRMATIONS_NEEDED, emailConfirmation } from '#domain/identity/identity-protection.ts'
import { lockPerson } from '../../database/locks.ts'
import { type EmailHoldRow, holdOn } from '../../database/queries/identity.ts'
import { emailConfirmations } from '../../database/schema/identity.ts'
import { conflict, forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { changeEmail } from './change-email.ts'
import type { PersonRow } from './find-person.ts'
import { endHold } from './hold-email.ts'
import { confirmersOf } from './protection-wire.ts'
import { endRequestedEmail, openRequestedEmail } from './requested-email.ts'
import { restoreEmail } from './restore-email.ts'

type Input = { person: PersonRow; changeId: number }

/**
 * Notes that an attendant made sure that a changed e-mail is the person's; the second one ends its wait. Of somebody who attends, it is what makes another
 * administrator's change happen. @throws 403 for who changed or confirmed it; 404 when nothing waits under that id
 */
export async function confirmEmail(work: Work, actor: Actor, { person, changeId }: Input): Promise<void> {
  const { database, now } = work
  await lockPerson(database, person.id)
  const asked = await openRequestedEmail(database, person.id)
  if (asked?.id === changeId) {
    requireConfirmer(actor, person, { changedBy: asked.askedBy, confirmedBy: [] })
    await endRequestedEmail(work, actor, asked, 'confirmed')
    await changeEmail(work, {
      personId: person.id,
      email: asked.email,
      by: 'service-desk',
      changedBy: asked.askedBy,
      isVouchedFor: true,
    })
    return
  }
  const hold = await requireHold(work, { person, changeId })
  const confirmedBy = (await confirmersOf(database, hold.id)).map(({ id }) => id)
  requireConfirmer(actor, person, { changedBy: hold.changedBy, confirmedBy })
  await database.insert(emailConfirmations).values({ holdId: hold.id, attendantId: actor.personId, at: now })
  await audit(work, {
    subjectId: person.id,
    action: 'person.email-confirmed',
    entityId: hold.id,
    after: { by: 'service-desk' },
  })
  const [confirmed] = await database
    .select({ people: count() })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.holdId, hold.id))
  if ((confirmed?.people ?? 0) >= CONFIRMATIONS_NEEDED) await endHold(work, hold, 'attendants')
}

/** Takes back a change that waits. @throws 404 when nothing waits under that id */
export async function undoWaitingEmail(
  work: Work,
  actor: Actor,
  { person, changeId, reason }: Input & { reason: string },
): Promise<void> {
  await lockPerson(work.database, person.id)
  const asked = await openRequestedEmail(work.database, person.id)
  const subject = {
    subjectId: person.id,
    action: 'person.email-disowned' as const,
    after: { by: 'service-desk', reason },
  }
  if (asked?.id === changeId) {
    await audit(work, { ...subject, entityId: asked.id })
    await endRequestedEmail(work, actor, asked, 'taken-back')
    return
  }
  const hold = await requireHold(work, { person, changeId })
  await audit(work, { ...subject, entityId: hold.id })
  await restoreEmail(work, hold, 'pelo atendimento')
}

/** The person says with their password that the changed e-mail is theirs. @throws 409 when none waits */
export async function confirmOwnEmail(work: Work, personId: number): Promise<void> {
  await lockPerson(work.database, personId)
  const hold = await holdOn(work.database, personId, saoPauloDateOf(work.now))
  if (!hold) throw conflict(identitySentences.nothingWaits)
  await audit(work, {
    subjectId: personId,
    action: 'person.email-confirmed',
    entityId: hold.id,
    after: { by: 'own' },
  })
  await endHold(work, hold, 'own')
}

function requireConfirmer(
  actor: Actor,
  person: PersonRow,
  { changedBy, confirmedBy }: { changedBy: number | null; confirmedBy: readonly number[] },
): void {
  const code = emailConfirmation(
    { id: actor.personId, level: actor.level },
    { ownerId: person.id, ownerLevel: person.level, changedBy, confirmedBy },
  )
  if (code !== null) throw forbidden(confirmationRefusals[code])
}

async function requireHold(work: Work, { person, changeId }: Input): Promise<EmailHoldRow> {
  const hold = await holdOn(work.database, person.id, saoPauloDateOf(work.now))
  if (hold?.id !== changeId) throw notFound(identitySentences.nothingWaits)
  return hold
}
