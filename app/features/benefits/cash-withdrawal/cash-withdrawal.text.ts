import { cashWithdrawalFields } from '#contract/benefits/cash-withdrawal.text.ts'
import type { CashWithdrawalOnWire, CashWithdrawalValues } from '#contract/benefits/cash-withdrawal.ts'
import { cashWithdrawalDataOf } from '#contract/benefits/cash-withdrawal-check.ts'
import { dateText, reaisText } from '#contract/value-text.ts'

/** Every sentence of the cash withdrawal; those with figures follow. */
export const cashWithdrawalText = {
  lead: 'Receba de uma vez parte do saldo, junto com o primeiro pagamento do seu benefício.',
  pending: 'Carregando o seu benefício',
  heading: 'Quanto receber de uma vez',
  submit: 'Revisar o saque',

  fields: {
    ...cashWithdrawalFields,
    warning:
      'Li o que muda: a minha renda fica menor para sempre, e depois do primeiro pagamento não há outro saque.',
  },
  unit: '%',

  effect: {
    heading: 'O que muda',
    net: 'De uma vez, líquido',
    gross: 'De uma vez, antes do imposto',
    tax: 'Imposto do saque',
    before: 'Renda por mês sem o saque',
    after: 'Renda por mês depois do saque',
    balance: 'Seu saldo hoje',
    rest: 'Saldo que continua pagando a renda',
    first: 'Pago em',
    account: 'Conta que recebe',
    empty: 'Informe o percentual para ver quanto receberia e como fica a sua renda.',
    note: 'Valores de hoje, antes do imposto da renda. O pagamento usa o valor da cota e as tabelas do seu dia, e o saque é somado à renda do mês no imposto.',
  },

  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Pedir o saque',
  sent: 'O saque só entra no primeiro pagamento se o pedido for decidido antes dele.',

  notNow: {
    openTitle: 'Você já pediu o saque à vista',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para pedir outro valor.',
    title: 'O saque à vista não pode ser pedido',
  },
} as const

/** Consequence of the withdrawal, for the review step; empty while it cannot be computed. */
export function consequenceSentence(
  { percentual }: CashWithdrawalValues,
  situation: CashWithdrawalOnWire,
): string {
  const data = cashWithdrawalDataOf(percentual ?? 0, situation)
  if (data === null) return ''
  const { liquido, rendaAntes, rendaDepois, primeiroPagamento } = data
  const day = primeiroPagamento ? ` em ${dateText(primeiroPagamento)}` : ''
  return `Com os valores de hoje você recebe ${reaisText(liquido ?? 0)} líquidos de uma vez${day}, e a sua renda por mês passa de ${reaisText(rendaAntes ?? 0)} para ${reaisText(rendaDepois ?? 0)}, antes do imposto.`
}
