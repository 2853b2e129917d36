import type {
  IssueFormValues,
  NextPayment,
  PaymentToIssue,
} from '#contract/collection/contribution-payments.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'

/** Initial values: the suggested amount, paid by slip. */
export function firstValues({ valor }: NextPayment): IssueFormValues {
  return { valorContribuicao: valor, formaPagamento: PaymentMethod.boleto, agencia: '', conta: '' }
}

/**
 * The form's values as they are sent: account data and bank only for direct debit.
 * @throws RangeError while the amount or the payment method is missing, which the form does not let through.
 */
export function issueInput(
  { valorContribuicao, formaPagamento, agencia, conta }: IssueFormValues,
  chaveEnvio: string,
): PaymentToIssue {
  if (valorContribuicao === null || formaPagamento === null) throw new RangeError('The form is not complete')
  const isDebit = formaPagamento === PaymentMethod.debit
  return {
    chaveEnvio,
    valorContribuicao,
    formaPagamento,
    ...(isDebit && { agencia, conta, banco: Number(DEBIT_BANK) }),
  }
}
