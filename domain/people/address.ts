import type { Outcome } from '../outcome.ts'
import { type ForeignAddressProblem, foreignAddressProblems } from './foreign-address.ts'
import { isPostalCode, postalCodeDigits } from './postal-code.ts'
import { isState } from './states.ts'

/** Where a person lives. What the other kind of address asks for is empty. */
export interface Address {
  livesAbroad: boolean
  /** In Brazil a CEP of eight digits; abroad whatever the country uses. */
  postalCode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  /** Code of two letters; empty abroad. */
  state: string
  /** ISO code of two letters; `BR` in Brazil. */
  country: string
  /** Tax number abroad, digits only; empty in Brazil. */
  taxNumber: string
}

type BrazilianField = 'postalCode' | 'street' | 'number' | 'neighborhood' | 'city' | 'state'

export type AddressProblem =
  | { field: 'livesAbroad'; code: 'answer-required' }
  | { field: BrazilianField; code: 'required' }
  | { field: 'postalCode'; code: 'too-long' }
  | { field: 'state'; code: 'unknown' }
  | ForeignAddressProblem

/** An address as it was answered: whether abroad is null while it is not said. */
export type AnsweredAddress = Omit<Address, 'livesAbroad'> & { livesAbroad: boolean | null }

const requiredInBrazil = ['street', 'number', 'neighborhood', 'city', 'state'] as const

/** An address as it is kept: without what the other kind of address asks for. */
export function checkAddress({
  livesAbroad,
  ...answered
}: AnsweredAddress): Outcome<Address, AddressProblem> {
  if (livesAbroad === null)
    return { ok: false, problems: [{ field: 'livesAbroad', code: 'answer-required' }] }
  const address = trimmed({ ...answered, livesAbroad })
  const problems = livesAbroad ? foreignAddressProblems(address) : brazilianProblems(address)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, result: livesAbroad ? abroad(address) : inBrazil(address) }
}

function brazilianProblems(address: Address): AddressProblem[] {
  const problems: AddressProblem[] = []
  if (postalCodeDigits(address.postalCode).length < 8)
    problems.push({ field: 'postalCode', code: 'required' })
  else if (!isPostalCode(address.postalCode)) problems.push({ field: 'postalCode', code: 'too-long' })
  for (const field of requiredInBrazil) {
    if (address[field] === '') problems.push({ field, code: 'required' })
  }
  if (address.state !== '' && !isState(address.state.toUpperCase()))
    problems.push({ field: 'state', code: 'unknown' })
  return problems
}

function trimmed(address: Address): Address {
  const entries = Object.entries(address).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries) as Address
}

function inBrazil(address: Address): Address {
  const { postalCode, state } = address
  return {
    ...address,
    postalCode: postalCodeDigits(postalCode),
    state: state.toUpperCase(),
    country: 'BR',
    taxNumber: '',
  }
}

function abroad(address: Address): Address {
  return { ...address, street: '', number: '', neighborhood: '', city: '', state: '' }
}
