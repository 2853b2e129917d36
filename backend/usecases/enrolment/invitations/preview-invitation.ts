import type { Querier } from '#backend/database/client.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { conferirConvite } from '#contract/enrolment/invitation-answers.ts'
import { invitationLinkWords } from '#contract/enrolment/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { maskEmail } from '#domain/email-address.ts'
import { invitationLinkState } from '#domain/enrolment/invitation-answers.ts'
import { findByToken } from './invitation-links.ts'

/** An invitation as its link shows it on a day: the facts of its e-mail, and whether it may still be answered. */
export async function previewInvitation(
  database: Querier,
  token: string,
  today: IsoDate,
): Promise<CallAnswer<typeof conferirConvite>> {
  const found = await findByToken(database, token)
  if (!found) return { convite: null }
  const { invitation, inviter } = found
  const { name: entity } = await readEntity(database)
  return {
    convite: {
      nome: invitation.name,
      email: maskEmail(invitation.email),
      convidante: inviter.person.name,
      plano: { id: inviter.plan.id, nome: inviter.plan.name },
      entidade: entity,
      validoAte: invitation.validUntil,
      situacao: invitationLinkWords.toWire(invitationLinkState(invitation, today)),
    },
  }
}
