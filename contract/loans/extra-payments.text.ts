import type { ExtraPaymentProblem } from '#domain/loans/extra-payment.ts'
import { dateText, reaisText } from '../value-text.ts'

/** Why no boleto of an extra payment is issued. */
export const extraPaymentRefusals = {
  none: 'Não há empréstimo em andamento. O pagamento extra vale só para o empréstimo que está sendo pago.',
  otherDay: 'Escolha um dos dias da lista.',
  keyUsed: 'Este envio já foi usado para outro boleto. Confira e envie de novo.',
} as const

/** Said while a boleto of an extra payment is out. */
export function waitingSentence(until: string): string {
  return `Você já tem um boleto de pagamento extra, que vale até ${dateText(until)}. Pague-o, ou espere passar esse dia para pedir outro.`
}

/** The problem with an extra payment on a day, and the way to mend it. */
export function extraPaymentSentence(problem: ExtraPaymentProblem, on: string): string {
  switch (problem.code) {
    case 'amount-required':
      return 'Informe o valor que você quer pagar.'
    case 'amount-not-in-cents':
      return 'Use no máximo duas casas decimais.'
    case 'below-minimum':
      return `O menor pagamento extra é de ${reaisText(problem.minimum)}. Informe um valor maior.`
    case 'loan-ended':
      return extraPaymentRefusals.none
    case 'instalments-late':
      return problem.count === 1
        ? `Em ${dateText(on)} há uma parcela em atraso. Pague a parcela antes, ou escolha um dia anterior ao vencimento.`
        : `Em ${dateText(on)} há ${problem.count} parcelas em atraso. Pague as parcelas antes de fazer um pagamento extra.`
    case 'settles-all':
      return `Para quitar o empréstimo em ${dateText(on)} bastam ${reaisText(problem.total)}. Informe um valor menor, ou gere o boleto de quitação.`
    case 'month-missing':
      return 'Falta um valor do índice. Tente de novo mais tarde.'
  }
}
