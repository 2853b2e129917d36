/** Fields of the choice of the deferred benefit, by wire path. */
export const deferralFields = { ciente: 'Confirmação da opção' } as const

/** Under the field, in the form and by the API alike. */
export const deferralUnconfirmed = 'Confirme que leu o que muda com esta opção.'

/** Why the grant is not possible any more. */
export const deferralNotPossible =
  'A situação no plano mudou depois do pedido, e esta opção já não pode ser aplicada. Indefira o pedido e explique o motivo.'
