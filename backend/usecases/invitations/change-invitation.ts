import { and, eq } from 'drizzle-orm'
import type { InvitationItem } from '#contract/invitations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { invitationActions } from '#domain/invitations.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { invitations } from '../../database/schema/invitations.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { invitationOnWire } from './invitation-wire.ts'
import { requireRoom } from './invite.ts'
import { invitationsOf } from './list-invitations.ts'
import { type InviterTarget, requireInviter } from './require-inviter.ts'
import { auditInvitation, sendInvitation } from './send-invitation.ts'

type Asked = InviterTarget & { idConvite: number }

/** Sends an invitation again. @throws 404 for none of one's own; 409 while it waits, once it is over, or twice on a day. */
export async function resendInvitation(work: Work, actor: Actor, asked: Asked): Promise<InvitationItem> {
  const { row, today } = await requireInviter(work, actor, asked)
  const invitation = await requireInvitation(work, row, asked.idConvite)
  if (!invitationActions(invitation, today).mayResend) {
    throw conflict('Este convite não pode ser enviado de novo agora. Confira a situação dele na lista.')
  }
  requireRoom(await invitationsOf(work.database, row.link.id), today)
  const sent = await write(work, invitation.id, { sentOn: today, bouncedOn: null })
  await auditInvitation(work, row, sent, { action: 'resent', on: today })
  await sendInvitation(work, row, sent)
  return invitationOnWire(sent, today)
}

/** Withdraws an invitation. @throws 404 for none of one's own; 409 unless it waits for an answer. */
export async function cancelInvitation(work: Work, actor: Actor, asked: Asked): Promise<InvitationItem> {
  const { row, today } = await requireInviter(work, actor, asked)
  const invitation = await requireInvitation(work, row, asked.idConvite)
  if (!invitationActions(invitation, today).mayCancel) {
    throw conflict('Este convite não aguarda mais resposta. Confira a situação dele na lista.')
  }
  const cancelled = await write(work, invitation.id, { cancelledOn: today })
  await dropActs(work, ['invitation-expiry'], cancelled.id)
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

type Change = { sentOn: IsoDate; bouncedOn: null } | { cancelledOn: IsoDate }

async function write({ database }: Work, id: number, change: Change) {
  const [written] = await database.update(invitations).set(change).where(eq(invitations.id, id)).returning()
  if (!written) throw new Error('the invitation went away while it was held')
  return written
}
