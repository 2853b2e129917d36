import type { IsoDate } from '#domain/calendar.ts'
import { firstName } from '#domain/first-name.ts'
import { readEntity } from '../../database/queries/entity.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { invitations } from '../../database/schema/invitations.ts'
import { printDate } from '../../documents/print-format.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

type Row = typeof invitations.$inferSelect

/** Puts an invitation's e-mail in the queue. It names who invites and the plan, and nothing else of them. */
export async function sendInvitation(work: Work, { person, plan }: LinkRow, invitation: Row): Promise<void> {
  const { name: entity } = await readEntity(work.database)
  await work.emails.enqueue(work.database, {
    to: invitation.email,
    template: 'convite_participante',
    variables: {
      primeiroNome: firstName(invitation.name),
      convidante: person.name,
      plano: plan.name,
      entidade: entity,
      prazo: printDate(invitation.validUntil),
    },
    invitation: { id: invitation.id, sentOn: invitation.sentOn },
  })
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
