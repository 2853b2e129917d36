import { wireWords } from '../wire-words.ts'

/** Where an invitation stands, to who invites. */
export const invitationStateWords = wireWords({
  sent: 'enviado',
  accepted: 'aceito',
  refused: 'recusado',
  cancelled: 'cancelado',
  undelivered: 'nao-entregue',
  expired: 'expirado',
})

/** Where its link stands, to who opens it. `answered` is the same whatever became of the data that were sent. */
export const invitationLinkWords = wireWords({
  open: 'aberto',
  answered: 'respondido',
  refused: 'recusado',
  cancelled: 'cancelado',
  expired: 'expirado',
})
