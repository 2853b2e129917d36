import { paymentMethodNames, unknownPaymentMethod } from './request-data.text.ts'

/** Name of a payment code of the wire; an unknown code names itself. */
export function paymentMethodName(code: number): string {
  const names: Readonly<Record<number, string>> = paymentMethodNames
  return names[code] ?? unknownPaymentMethod(code)
}
