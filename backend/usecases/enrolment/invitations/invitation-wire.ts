import type { invitations } from '#backend/database/schema/invitations.ts'
import type { InvitationItem, KinshipCode } from '#contract/enrolment/invitations.ts'
import { invitationStateWords } from '#contract/enrolment/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { invitationActions, invitationState } from '#domain/enrolment/invitations.ts'

/** An invitation as the wire carries it, on a day. */
export function invitationOnWire(row: typeof invitations.$inferSelect, today: IsoDate): InvitationItem {
  const { mayResend, mayCancel } = invitationActions(row, today)
  return {
    id: row.id,
    nome: row.name,
    email: row.email,
    parentesco: row.kinship as KinshipCode,
    situacao: invitationStateWords.toWire(invitationState(row, today)),
    enviadoEm: row.sentOn,
    validoAte: row.validUntil,
    aceitoEm: row.acceptedOn,
    recusadoEm: row.refusedOn,
    motivoRecusa: row.refusalReason,
    canceladoEm: row.cancelledOn,
    naoEntregueEm: row.bouncedOn,
    podeReenviar: mayResend,
    podeCancelar: mayCancel,
  }
}
