import { and, eq } from 'drizzle-orm'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import { conflict, notFound } from '#backend/problem.ts'
import { invitations as invitationRules } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { invitationActions, invitationValidUntil } from '#domain/enrolment/invitations.ts'
import { lockedLink } from '../../plans/locked-link.ts'
import { dropInvitationActs } from './invitation-expiry.ts'
import { invitationOnWire } from './invitation-wire.ts'
import { requireRoom } from './invite.ts'
import { invitationsOf } from './list-invitations.ts'
import { auditInvitation, sendInvitation } from './send-invitation.ts'

/** Sends an invitation again. @throws 404 for none of one's own; 409 while it waits, once it is over, or twice on a day. */
export async function resendInvitation(work: Work, found: LinkRow, id: number): Promise<InvitationItem> {
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(work.database, found)
  const invitation = await requireInvitation(work, row, id)
  if (!invitationActions(invitation, today).mayResend) {
    throw conflict('Este convite não pode ser enviado de novo agora. Confira a situação dele na lista.')
  }
  const rules = await ruleOn(work.database, invitationRules, row.plan, today)
  requireRoom(await invitationsOf(work.database, row.link.id), rules, today)
  const validUntil = invitationValidUntil({ sentOn: today }, rules)
  const sent = await write(work, invitation.id, {
    sentOn: today,
    validUntil,
    bouncedOn: null,
    answeredOn: null,
    answeredById: null,
  })
  await auditInvitation(work, row, sent, { action: 'resent', on: today })
  await sendInvitation(work, row, sent)
  return invitationOnWire(sent, today)
}

/** Withdraws an invitation. @throws 404 for none of one's own; 409 unless it waits for an answer. */
export async function cancelInvitation(work: Work, found: LinkRow, id: number): Promise<InvitationItem> {
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(work.database, found)
  const invitation = await requireInvitation(work, row, id)
  if (!invitationActions(invitation, today).mayCancel) {
    throw conflict('Este convite não aguarda mais resposta. Confira a situação dele na lista.')
  }
  const cancelled = await write(work, invitation.id, { cancelledOn: today })
  await dropInvitationActs(work, cancelled.id)
  await auditInvitation(work, row, cancelled, { action: 'cancelled', on: today })
  return invitationOnWire(cancelled, today)
}

async function requireInvitation({ database }: Work, { link }: LinkRow, id: number) {
  const [found] = await database
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.linkId, link.id)))
  if (!found) throw notFound('Este convite não existe.')
  return found
}

type Change = Partial<
  Pick<
    typeof invitations.$inferInsert,
    'sentOn' | 'validUntil' | 'bouncedOn' | 'answeredOn' | 'answeredById' | 'cancelledOn'
  >
>

async function write({ database }: Work, id: number, change: Change) {
  const [written] = await database.update(invitations).set(change).where(eq(invitations.id, id)).returning()
  if (!written) throw new Error('the invitation went away while it was held')
  return written
}
