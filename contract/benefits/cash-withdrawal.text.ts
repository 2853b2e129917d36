import { percentText, reaisText } from '../value-text.ts'

/** Fields of a cash withdrawal, by wire path. */
export const cashWithdrawalFields = {
  percentual: 'Percentual do saldo',
  ciente: 'Confirmação do saque',
} as const

/** Why no cash can be asked for, or not like this. */
export const cashWithdrawalSentences = {
  notGranted: 'O saque à vista é para quem tem um benefício concedido que ainda não começou a ser pago.',
  over: 'O dia do primeiro pagamento do benefício já passou, e o saque só pode ser pedido até ele.',
  alreadyChosen: 'O seu benefício já tem um saque à vista. Ele é pago uma vez só.',
  single: 'O seu benefício é pago de uma vez: não há saque a pedir.',
  notInPlan: 'O plano não paga parte do saldo de uma vez.',
  noPercent: 'Informe quanto do saldo quer receber de uma vez.',
  unread: 'Confirme que leu o que muda na sua renda.',
  notPossible:
    'O primeiro pagamento já saiu, ou a situação no plano mudou depois do pedido. Indefira o pedido e explique o motivo.',
} as const

/** How much may be paid at once. */
export function cashPercentRange(maximum: number): string {
  return `Mais de 0% e até ${percentText(maximum)} do saldo.`
}

export function cashBelowMinimum(minimum: number, income: number): string {
  return `A renda ficaria em ${reaisText(income)} por mês, abaixo do mínimo de ${reaisText(minimum)}. Peça menos.`
}
