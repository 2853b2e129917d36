/** Codes of the ways to pay, as sent. */
export const PaymentMethod = { debit: 5, boleto: 2 } as const
export type PaymentMethodCode = (typeof PaymentMethod)[keyof typeof PaymentMethod]

/** The only bank for direct debit: Itaú. */
export const DEBIT_BANK = '341'

export interface PaymentDetails {
  /** Null while nothing is chosen. */
  method: PaymentMethodCode | null
  /** Only for debit: four digits, 9999. */
  agency: string
  /** Only for debit: with its dash, 99999-9. */
  account: string
  /** Only for debit. */
  bank: string
}

export type PaymentProblem =
  | { field: 'method'; code: 'method-required' }
  | { field: 'agency'; code: 'agency-incomplete' }
  | { field: 'account'; code: 'account-incomplete' }
  | { field: 'bank'; code: 'bank-not-accepted' }

/** Problems of the payment data; empty when it can be sent. Account data matter only for debit. */
export function checkPayment({ method, agency, account, bank }: PaymentDetails): PaymentProblem[] {
  if (method === null) return [{ field: 'method', code: 'method-required' }]
  if (method === PaymentMethod.boleto) return []
  const problems: PaymentProblem[] = []
  if (!/^\d{4}$/.test(agency)) problems.push({ field: 'agency', code: 'agency-incomplete' })
  if (!/^\d{5}-\d$/.test(account)) problems.push({ field: 'account', code: 'account-incomplete' })
  if (bank !== DEBIT_BANK) problems.push({ field: 'bank', code: 'bank-not-accepted' })
  return problems
}
