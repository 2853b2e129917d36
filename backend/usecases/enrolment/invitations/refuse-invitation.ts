import { eq } from 'drizzle-orm'
import { invitations } from '#backend/database/schema/invitations.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, notFound } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { invitationLinkSentences, invitationOver } from '#contract/enrolment/invitation-answers.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { invitationLinkState } from '#domain/enrolment/invitation-answers.ts'
import { firstName } from '#domain/first-name.ts'
import { dropInvitationActs } from './invitation-expiry.ts'
import { lockedByToken } from './invitation-links.ts'

/** Refuses an invitation by its link; who sent it is told. @throws 404 for no such link; 409 when it may not be answered. */
export async function refuseInvitation(
  work: Work,
  { token, motivo: reason }: { token: string; motivo: string | null },
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const found = await lockedByToken(work, token)
  if (!found) throw notFound(invitationLinkSentences.unknown)
  const { invitation, inviter } = found
  const state = invitationLinkState(invitation, today)
  if (state !== 'open') throw conflict(invitationOver[state])
  await work.database
    .update(invitations)
    .set({ refusedOn: today, refusalReason: reason, bouncedOn: null })
    .where(eq(invitations.id, invitation.id))
  await dropInvitationActs(work, invitation.id)
  await audit(work, {
    subjectId: inviter.person.id,
    action: 'invitation.refused',
    entityId: invitation.id,
    after: { on: today },
  })
  await notify(
    work,
    'convite_recusado',
    { personId: inviter.person.id, planId: inviter.plan.id },
    { nome: firstName(invitation.name) },
  )
}
