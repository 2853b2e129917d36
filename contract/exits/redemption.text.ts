/** Fields of a redemption, by wire path. */
export const redemptionFields = {
  forma: 'Como receber',
  parcelas: 'Parcelas mensais',
  dias: 'Dias até o pagamento',
  regime: 'Regime de tributação',
  ciente: 'Confirmação do resgate',
} as const

/** Why a redemption can not be asked for, or not like this. */
export const redemptionSentences = {
  unread: 'Confirme que leu o que muda com o resgate.',
  noInstalments: 'Informe em quantas parcelas quer receber.',
  noDays: 'Informe por quantos dias quer adiar o pagamento.',
  noRegime:
    'Escolha primeiro o regime de tributação: ele decide o imposto do resgate, e depois do pedido não muda mais.',
  unsignedRegressive:
    'O regressivo não tem volta, e por isso é assinado antes do pedido. Assine a escolha e continue aqui.',
  noAccount: 'Cadastre sua conta bancária no perfil: é nela que o resgate é pago.',
  nothing: 'Não há saldo que possa ser resgatado hoje.',
  owesMore:
    'O que você deve do empréstimo é mais do que receberia líquido. O resgate só pode ser pedido depois de quitado o empréstimo.',
  tooLittle: 'O valor é pequeno demais para tantas parcelas. Escolha menos parcelas.',
  owesMoreThanFirst:
    'O empréstimo é quitado com o primeiro pagamento, e com tantas parcelas ele não basta. Escolha menos parcelas.',
  notPossible:
    'A situação no plano mudou depois do pedido, e o resgate já não pode ser pago. Indefira o pedido e explique o motivo.',
} as const

/** How many instalments a plan pays at most. */
export function tooManyInstalments(maximum: number): string {
  return maximum < 2 ? 'Este plano paga o resgate de uma só vez.' : `Escolha de 2 a ${maximum} parcelas.`
}

/** For how many days a plan puts a payment off at most. */
export function tooManyDays(maximum: number): string {
  return maximum < 1 ? 'Este plano não adia o pagamento.' : `Escolha de 1 a ${maximum} dias.`
}
