import { maskCpf } from '#domain/cpf.ts'
import { maskAccount } from '#domain/people/bank-account.ts'

/** Values of which a record needs no more than to tell one from another, by the names that they go under. */
const masks: ReadonlyMap<string, (value: string) => string> = new Map([
  ['account', maskAccount],
  ['conta', maskAccount],
  ['cpf', maskCpf],
])

/** No record keeps these, whatever object they are in. */
const isSecret = (name: string) => /senha|password|token|secret|(password|code)Hash/i.test(name)

/** Values as records keep them, on every level: without secrets, with accounts and CPFs masked. */
export function maskValues(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => [name, discreetValue(value, masks.get(name))]),
  )
}

function discreetValue(value: unknown, mask?: (value: string) => string): unknown {
  if (typeof value === 'string') return mask && value !== '' ? mask(value) : value
  if (Array.isArray(value)) return value.map((item) => discreetValue(item, mask))
  return value === null || typeof value !== 'object' || value instanceof Date ? value : maskValues(value)
}
