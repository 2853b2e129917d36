import * as v from 'valibot'
import {
  DEBIT_BANK,
  type PaymentDetails,
  type PaymentMethodCode,
  type PaymentProblem,
} from '#domain/contributions/payment-methods.ts'

/** How a contribution is paid: by slip (2) or by debit (5), for which agency and account are named. */
export const paymentFields = {
  formaPagamento: v.picklist([2, 5], 'Escolha boleto ou débito em conta.'),
  agencia: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'A agência tem 4 números.'))),
  conta: v.optional(v.pipe(v.string(), v.regex(/^\d{5}-\d$/, 'A conta tem 5 números, traço e 1 dígito.'))),
  banco: v.optional(v.number()),
}

/** The same while it is filled in. `formaPagamento` null: nothing chosen; without `banco` it is the one that can be debited. */
export type PaymentValues = {
  formaPagamento: PaymentMethodCode | null
  agencia?: string | undefined
  conta?: string | undefined
  banco?: number | undefined
}

/** Where a problem with the way to pay is told. */
export const paymentPaths = {
  method: 'formaPagamento',
  agency: 'agencia',
  account: 'conta',
  bank: 'banco',
} as const satisfies Record<PaymentProblem['field'], keyof PaymentValues>

/** The way to pay as the rules take it. */
export function paymentOf({
  formaPagamento,
  agencia = '',
  conta = '',
  banco,
}: PaymentValues): PaymentDetails {
  return { method: formaPagamento, agency: agencia, account: conta, bank: String(banco ?? DEBIT_BANK) }
}
