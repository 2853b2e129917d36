export interface ForeignAddress {
  /** ISO code of two letters; Brazil is not abroad. */
  country: string
  postalCode: string
  /** Digits only. */
  taxNumber: string
}

export type ForeignAddressProblem =
  | { field: 'country'; code: 'required' | 'not-abroad' }
  | { field: 'postalCode'; code: 'required' }
  | { field: 'taxNumber'; code: 'required' | 'not-numeric' }

/** Problems of a residence abroad, in the order of the form; empty when it can be accepted. */
export function foreignAddressProblems(address: ForeignAddress): ForeignAddressProblem[] {
  const problems: ForeignAddressProblem[] = []
  const taxNumber = address.taxNumber.trim()
  if (address.country === '') problems.push({ field: 'country', code: 'required' })
  if (address.country === 'BR') problems.push({ field: 'country', code: 'not-abroad' })
  if (address.postalCode.trim() === '') problems.push({ field: 'postalCode', code: 'required' })
  if (taxNumber === '') problems.push({ field: 'taxNumber', code: 'required' })
  else if (!/^\d+$/.test(taxNumber)) problems.push({ field: 'taxNumber', code: 'not-numeric' })
  return problems
}
