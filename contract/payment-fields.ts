import * as v from 'valibot'

/** How a contribution is paid: by slip (2) or by debit (5), for which agency and account are named. */
export const paymentFields = {
  formaPagamento: v.picklist([2, 5], 'Escolha boleto ou débito em conta.'),
  agencia: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'A agência tem 4 números.'))),
  conta: v.optional(v.pipe(v.string(), v.regex(/^\d{5}-\d$/, 'A conta tem 5 números, traço e 1 dígito.'))),
  banco: v.optional(v.number()),
}
