const names: Readonly<Record<number, string>> = { 2: 'Boleto', 5: 'Débito em conta' }

/** Name of a payment code of the wire; an unknown code names itself. */
export function paymentMethodName(code: number): string {
  return names[code] ?? `Código ${code}`
}
