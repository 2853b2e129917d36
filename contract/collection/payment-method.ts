/** Ways to pay by their codes on the wire. */
export const paymentMethodNames = { 2: 'Boleto', 5: 'Débito em conta' } as const

/** Name of a payment code of the wire; an unknown code names itself. */
export function paymentMethodName(code: number): string {
  const names: Readonly<Record<number, string>> = paymentMethodNames
  return names[code] ?? `Código ${code}`
}
