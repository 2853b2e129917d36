import { type PaymentValues, paymentOf } from '#contract/contributions/payment-fields.ts'
import { checkPayment } from '#domain/contributions/payment-methods.ts'
import { missingPaymentText as missing } from './service-request.text.ts'

/**
 * Missing payment fields, in words. The button stays disabled without an amount or a payment method, and for debit while agency or account
 * are incomplete.
 */
export function missingPayment(values: PaymentValues & { valorContribuicao: number | null }): string[] {
  const fields = checkPayment(paymentOf(values)).map(({ field }) => field)
  const isAccountOpen = fields.includes('agency') && fields.includes('account')
  return [
    ...(values.valorContribuicao === null ? [missing.value] : []),
    ...fields.flatMap((field) => {
      if (!isAccountOpen || (field !== 'agency' && field !== 'account')) return missing[field]
      return field === 'agency' ? missing.both : []
    }),
  ]
}
