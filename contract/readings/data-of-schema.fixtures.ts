import fc from 'fast-check'
import type * as v from 'valibot'
import { countryCodes } from '../country-names.ts'

/** A part of a valibot schema, as far as the data of requests goes. */
type Part = v.GenericSchema & {
  entries?: Readonly<Record<string, Part>>
  wrapped?: Part
  item?: Part
  options?: readonly (string | number | Part)[]
  literal?: unknown
  value?: Part
}

/** Stands for any text: it can be read as a day as well as a name. */
const ANY_TEXT = '2026-11-21'

/** The CPF that generated data has wherever a CPF is kept. */
export const ANY_CPF = '52998224725'

/** Data of any shape that a schema of a request takes. @throws RangeError for a kind of schema that no request used so far. */
export function dataOf(schema: v.GenericSchema, key = ''): fc.Arbitrary<unknown> {
  const part = schema as Part
  switch (part.type) {
    case 'object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(part.entries ?? {}).map(([name, entry]) => [name, dataOf(entry, name)]),
        ),
      )
    case 'variant':
      return fc.oneof(...(part.options ?? []).map((option) => dataOf(option as Part)))
    case 'array':
      return fc.array(dataOf(inner(part.item), key), { maxLength: 3 })
    case 'nullable':
      return fc.oneof(fc.constant(null), dataOf(inner(part.wrapped), key))
    case 'optional':
      return dataOf(inner(part.wrapped), key)
    case 'picklist':
      return fc.constantFrom(...(part.options ?? []))
    case 'literal':
      return fc.constant(part.literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 1, max: 100_000 })
    case 'string':
      return fc.constantFrom(...textsOf(key))
    case 'record':
      return fc.constant({})
    default:
      throw new RangeError(`no data for a schema of the type ${part.type}`)
  }
}

function inner(part: Part | undefined): Part {
  if (!part) throw new RangeError('the schema wraps nothing')
  return part
}

function textsOf(key: string): string[] {
  if (key === 'cpf' || key === 'nif') return [ANY_CPF]
  // In Brazil the tax number is the CPF.
  if (key === 'pais') return ['BR']
  if (key === 'paisNascimento' || key === 'nacionalidades') return [...countryCodes]
  if (key.startsWith('mes')) return ['2026-12']
  return [ANY_TEXT, '']
}

/** Every code that a schema of a request knows: what its lists to choose from hold. */
export function codesOf(schema: v.GenericSchema): string[] {
  const part = schema as Part
  const parts = [part.wrapped, part.item, ...Object.values(part.entries ?? {})]
  const options = part.options ?? []
  return [
    ...options.filter((option) => typeof option === 'string' && option.length > 1).map(String),
    ...[...parts, ...options].flatMap((one) => (typeof one === 'object' ? codesOf(one) : [])),
  ]
}
