import { eq } from 'drizzle-orm'
import { invitations } from '#backend/database/schema/invitations.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { type ActToPlan, dropActs } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { invitationState } from '#domain/enrolment/invitations.ts'
import { firstName } from '#domain/first-name.ts'

/** The day after the last one on which an invitation may be accepted. */
export function invitationExpiry({ id, validUntil }: { id: number; validUntil: IsoDate }): ActToPlan {
  return {
    kind: 'invitation-expiry',
    subjectId: id,
    dueOn: addDays(validUntil, 1),
  }
}

/** Nothing of an invitation is done any more that was answered, withdrawn or sent again. */
export function dropInvitationActs(work: Work, invitationId: number): Promise<void> {
  return dropActs(work, ['invitation-expiry'], invitationId)
}

/** Tells who invited that nobody accepted in time; not of one that was answered, withdrawn or sent again. */
export async function notifyExpired(work: Work, invitationId: number): Promise<ActOutcome> {
  const [found] = await work.database
    .select({ invitation: invitations, personId: planLinks.personId, planId: planLinks.planId })
    .from(invitations)
    .innerJoin(planLinks, eq(planLinks.id, invitations.linkId))
    .where(eq(invitations.id, invitationId))
  if (!found) return skip('gone')
  if (invitationState(found.invitation, saoPauloDateOf(work.now)) !== 'expired') return skip('answered')
  const { invitation, personId, planId } = found
  await notify(work, 'convite_expirado', { personId, planId }, { nome: firstName(invitation.name) })
  return 'done'
}
