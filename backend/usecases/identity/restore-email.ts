import { eq } from 'drizzle-orm'
import { maskEmail } from '#domain/email-address.ts'
import type { EmailHoldRow } from '../../database/queries/identity.ts'
import { people } from '../../database/schema/people.ts'
import { notify } from '../../messages/notify.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { endHold } from './hold-email.ts'
import { recordIdentityChange } from './record-identity-change.ts'

/**
 * The address that a person was known by before is in force again, or none where there was none. Both addresses and the person are told.
 * @param byWhom as the messages say it: `pelo atendimento`
 */
export async function restoreEmail(work: Work, hold: EmailHoldRow, byWhom: string): Promise<void> {
  const { personId, before, after } = hold
  await work.database.update(people).set({ email: before }).where(eq(people.id, personId))
  await audit(work, {
    subjectId: personId,
    action: 'person.email-changed',
    entityId: personId,
    before: { email: after },
    after: { email: before, by: 'taken-back' },
  })
  await recordIdentityChange(work, {
    personId,
    fact: 'email',
    way: work.actor?.level ? 'service-desk' : 'own',
  })
  await endHold(work, hold, 'taken-back')
  await notify(
    work,
    'email_desfeito',
    { personId, planId: null, addresses: before === null ? [after] : [before, after] },
    { emailVolta: before === null ? 'nenhum e-mail' : maskEmail(before), quem: byWhom },
  )
}
