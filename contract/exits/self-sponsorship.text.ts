/** Fields of the choice of self-sponsorship, by wire path. */
export const selfSponsorshipFields = { ciente: 'Confirmação da opção' } as const

export const selfSponsorshipSentences = {
  /** Under the field, in the form and by the API alike. */
  unconfirmed: 'Confirme que leu quanto vai pagar por mês.',
  /** Without salary or percentages on record no cost can be told. */
  unknownCost:
    'Não temos o seu último salário e os seus percentuais para calcular o valor. Fale com o atendimento para fazer esta opção.',
  /** Why the grant is not possible any more. */
  notPossible:
    'A situação no plano mudou depois do pedido, e esta opção já não pode ser aplicada. Indefira o pedido e explique o motivo.',
} as const
