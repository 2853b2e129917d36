import type { invitations } from '#backend/database/schema/invitations.ts'
import type { InvitationItem, InvitationSituation, KinshipCode } from '#contract/enrolment/invitations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type InvitationState, invitationActions, invitationState } from '#domain/enrolment/invitations.ts'

const SITUATIONS: Readonly<Record<InvitationState, InvitationSituation>> = {
  sent: 'enviado',
  accepted: 'aceito',
  refused: 'recusado',
  cancelled: 'cancelado',
  undelivered: 'nao-entregue',
  expired: 'expirado',
}

/** An invitation as the wire carries it, on a day. */
export function invitationOnWire(row: typeof invitations.$inferSelect, today: IsoDate): InvitationItem {
  const { mayResend, mayCancel } = invitationActions(row, today)
  return {
    id: row.id,
    nome: row.name,
    email: row.email,
    parentesco: row.kinship as KinshipCode,
    situacao: SITUATIONS[invitationState(row, today)],
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
