import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { invitations } from '#backend/database/schema/invitations.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { firstName } from '#domain/first-name.ts'
import { dropInvitationActs, invitationExpiry } from './invitation-expiry.ts'

type Row = typeof invitations.$inferSelect

/** Puts an invitation's e-mail in the queue. It names who invites and the plan, and nothing else of them. */
export async function sendInvitation(work: Work, { person, plan }: LinkRow, invitation: Row): Promise<void> {
  await dropInvitationActs(work, invitation.id)
  await planActs(work, [invitationExpiry(invitation)])
  await notify(
    work,
    'convite_participante',
    { email: invitation.email, invitation: { id: invitation.id, sentOn: invitation.sentOn } },
    {
      primeiroNome: firstName(invitation.name),
      convidante: person.name,
      plano: plan.name,
      prazo: dateText(invitation.validUntil),
    },
  )
}

/** Records what was done with an invitation. Who was invited is in its row only: they are no participant yet. */
export async function auditInvitation(
  work: Work,
  { link }: LinkRow,
  { id }: Pick<Row, 'id'>,
  done: { action: 'sent' | 'resent' | 'cancelled'; on: IsoDate },
): Promise<void> {
  await audit(work, {
    subjectId: link.personId,
    action: `invitation.${done.action}`,
    entityId: id,
    after: { on: done.on },
  })
}
