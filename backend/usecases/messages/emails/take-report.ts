import { recordReturned } from '#backend/messages/outbox.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { DeliveryReport } from './delivery-report.ts'
import { recordUndelivered } from './undelivered-invitation.ts'

/**
 * Notes at an e-mail of the outbox that it came back; of an invitation, who sent it finds out. A report about no e-mail that is kept, or
 * about one that came back already, changes nothing.
 */
export async function takeReport(work: Work, { messageId, reason }: DeliveryReport): Promise<void> {
  const { database, now } = work
  const email = await recordReturned(database, messageId, { reason, now })
  if (!email) return
  const { id, personId, template, invitation } = email
  await audit(work, {
    subjectId: personId,
    action: 'email.returned',
    entityId: id,
    after: { template, reason },
  })
  if (invitation) await recordUndelivered(database, { invitation }, now)
}
