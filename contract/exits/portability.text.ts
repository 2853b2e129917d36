/** Fields of a portability, by wire path. */
export const portabilityFields = {
  destino: 'Plano de destino',
  percentual: 'Parte do saldo',
  adesao: 'Data de adesão ao plano de destino',
  renda: 'Renda que será contratada',
  prazoAnos: 'Anos de renda',
  aceite: 'Aceite da entidade de destino',
  ciente: 'Confirmação da portabilidade',
} as const

/** Why a portability can not be asked for, or not like this. */
export const portabilitySentences = {
  noDestination: 'Escolha o plano de destino.',
  unknownDestination: 'Este plano de destino não está mais na lista. Escolha outro.',
  percent: 'Informe de 1% a 100%.',
  rounded: 'Em centavos, essa parte dá tudo ou nada. Informe outra parte, ou 100%.',
  noJoining: 'Informe o dia em que aderiu ao plano de destino.',
  joiningAhead: 'A adesão ao plano de destino não pode ser depois de hoje.',
  noIncome: 'Escolha a renda que será contratada: a lei a exige nas entidades abertas e seguradoras.',
  notAccepted: 'Confirme que a entidade de destino aceitou receber o valor.',
  unread: 'Confirme que leu o que muda com a portabilidade.',
  nothing: 'Não há saldo que possa ser levado hoje.',
  worthNothing: 'Pela cota de hoje, essa parte do saldo não chega a um centavo.',
  noTerm: 'Esta solicitação não tem termo de portabilidade a enviar. Atualize a página.',
  termSent: 'O envio do termo já foi registrado. Atualize a página para ver o dia.',
  owes: 'O saldo só pode ser levado depois de quitado o empréstimo.',
  notPossible:
    'A situação no plano mudou depois do pedido, e a portabilidade já não pode ser feita. Indefira o pedido e explique o motivo.',
} as const

/** The shortest income by the law. */
export function termTooShort(years: number): string {
  return `A lei exige uma renda de pelo menos ${years} anos.`
}
