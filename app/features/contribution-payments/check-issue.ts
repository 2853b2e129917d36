import type { FieldErrors } from '#app/forms/portal-form.ts'
import { issueSentences } from '#contract/contribution-payments.text.ts'
import type { NextPayment, PaymentToIssue } from '#contract/contribution-payments.ts'
import { belowMinimumSentence } from '#contract/contributions.text.ts'
import { checkPayment, DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { checkVoluntaryContribution } from '#domain/contributions/voluntary-contribution.ts'
import type { IssueValues } from './contribution-payments.schema.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

const paths = { method: 'formaPagamento', agency: 'agencia', account: 'conta', bank: 'conta' } as const

/** What the form opens with: the suggested amount, by slip. */
export function firstValues({ valor }: NextPayment): IssueValues {
  return { valorContribuicao: valor, formaPagamento: PaymentMethod.boleto, agencia: '', conta: '' }
}

/** What still has to be filled before the button works, in words. */
export function missingForIssue(values: IssueValues): string[] {
  const { missing } = contributionPaymentsText
  return [
    ...(values.valorContribuicao === null ? [missing.value] : []),
    ...checkPayment(paymentOf(values)).map(({ field }) => missing[field]),
  ]
}

/** The rules of the domain as messages under the fields; undefined when the values can be sent. */
export function checkIssue(
  values: IssueValues,
  { valorFixo, valorMinimo }: NextPayment,
): FieldErrors<IssueValues> {
  const fields: Partial<Record<keyof IssueValues, string>> = {}
  const minimumVoluntary = valorFixo ? 0.01 : valorMinimo
  const amount = checkVoluntaryContribution(values.valorContribuicao, { minimumVoluntary })
  for (const { code } of amount.ok ? [] : amount.problems) {
    fields.valorContribuicao =
      code === 'below-minimum' ? belowMinimumSentence(valorMinimo) : issueSentences[code]
  }
  for (const { field, code } of checkPayment(paymentOf(values))) fields[paths[field]] ??= issueSentences[code]
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/**
 * The form's values as they are sent: account data and bank only for direct debit.
 * @throws RangeError while the amount or the payment method is missing, which the form does not let through.
 */
export function issueInput(
  { valorContribuicao, formaPagamento, agencia, conta }: IssueValues,
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

function paymentOf({ formaPagamento, agencia, conta }: IssueValues) {
  return { method: formaPagamento, agency: agencia, account: conta, bank: DEBIT_BANK }
}
