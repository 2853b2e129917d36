import type { TagTone } from '@portal/design-system/StatusTag'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import { dateText } from '#contract/value-text.ts'

type Named = Pick<InvitationItem, 'nome'>

/** Outcome of an invitation, with its date. */
export function stateDetail(invitation: InvitationItem): string {
  const { situacao, validoAte, aceitoEm, recusadoEm, canceladoEm, naoEntregueEm } = invitation
  const ends = {
    aceito: aceitoEm,
    recusado: recusadoEm,
    cancelado: canceladoEm,
    'nao-entregue': naoEntregueEm,
  }
  if (situacao === 'enviado') return `Vale até ${dateText(validoAte)}`
  if (situacao === 'expirado') return `Valeu até ${dateText(validoAte)}`
  const on = ends[situacao]
  return on === null ? '' : `Em ${dateText(on)}`
}

/** Why somebody refused, in their words. */
export function refusalReason(reason: string): string {
  return `“${reason}”`
}

/** The tone of each state. */
export const stateTones: Readonly<Record<InvitationItem['situacao'], TagTone>> = {
  enviado: 'info',
  aceito: 'success',
  recusado: 'neutral',
  cancelado: 'neutral',
  'nao-entregue': 'danger',
  expirado: 'warning',
}

/** After an invitation left. */
export function sentSentence({ nome, validoAte }: Pick<InvitationItem, 'nome' | 'validoAte'>): string {
  return `Convite enviado para ${nome}. Vale até ${dateText(validoAte)}.`
}

/** After an invitation was withdrawn. */
export function cancelledSentence({ nome }: Named): string {
  return `O convite para ${nome} foi cancelado.`
}

/** The question before it. */
export function cancelQuestion({ nome }: Named): string {
  return `Cancelar o convite para ${nome}?`
}

/** Name of a button of a row, so that two of them are told apart. */
export function rowAction(action: string, { nome }: Named): string {
  return `${action}: ${nome}`
}
