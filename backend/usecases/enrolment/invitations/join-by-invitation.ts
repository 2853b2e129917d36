import { lockPeople } from '#backend/database/locks.ts'
import { accessOf, linksOfPerson } from '#backend/database/queries/plan-links.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, forbidden, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import {
  invitationLinkSentences,
  invitationOver,
  joiningRefusals,
} from '#contract/enrolment/invitation-answers.text.ts'
import type { aderirPorConvite } from '#contract/enrolment/invitation-answers.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { invitationLinkState, mayJoinByLink } from '#domain/enrolment/invitation-answers.ts'
import { closeInvitation } from './accept-invitation.ts'
import { findByToken, lockedByToken } from './invitation-links.ts'
import { joinPlan } from './join-plan.ts'

/**
 * Accepts an invitation with an account: one more plan link, without a second first access.
 * @throws 403 for attendants; 404 for no such link; 409 for one's own invitation, who is in the plan, or a link that may not be used.
 */
export async function joinByInvitation(
  work: Work,
  actor: Actor,
  token: string,
): Promise<CallAnswer<typeof aderirPorConvite>> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  if (actor.level !== null) throw forbidden(joiningRefusals.attendant)
  const seen = await findByToken(database, token)
  if (!seen) throw notFound(invitationLinkSentences.unknown)
  const { personId } = actor
  if (seen.inviter.person.id === personId) throw conflict(joiningRefusals.own)
  // Both at once, in the order of decision 27, before the inviter's link is held.
  await lockPeople(database, [seen.inviter.person.id, personId])
  const found = (await lockedByToken(work, token)) ?? seen
  const { invitation, inviter } = found
  const { plan } = inviter
  const isTheirs = invitation.answeredById === personId
  const own = await linksOfPerson(database, personId)
  if (own.some((row) => row.plan.id === plan.id && accessOf(row, today) === 'full'))
    throw conflict(joiningRefusals.inPlan(plan.name))
  if (!mayJoinByLink(invitation, { isTheirs, today })) {
    const state = invitationLinkState(invitation, today)
    throw conflict(invitationOver[state === 'open' ? 'answered' : state])
  }
  const { enrolment } = await joinPlan(work, { personId, plan, today })
  await closeInvitation(work, found, { personId, today })
  await notify(work, 'convite_adesao', { personId, planId: plan.id }, { plano: plan.name })
  return { plano: { id: plan.id, nome: plan.name }, matricula: enrolment }
}
