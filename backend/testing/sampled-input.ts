import * as v from 'valibot'
import type { WireSchema } from '#contract/define-call.ts'

/** Where a value stands in an input. */
export type WirePath = readonly (string | number)[]

/** Texts of which every text that a call takes accepts one. */
const TEXTS = [
  'Texto de quem testa.',
  '2026-11-10',
  '2026-11',
  '2026-11-10T12:00:00.000Z',
  '3f0f8d2e-8d1b-4c6f-9a59-0c1f6b3f9b01',
  '52998224725',
  '11222333000181',
  'alguem@exemplo.example',
  'https://exemplo.example/',
  'a'.repeat(64),
  'x'.repeat(43),
  '123456',
  '01310-100',
  '11987654321',
  'SP',
  'BR',
  '1',
  'S',
  '',
]

/** Texts that name a moment, of which a field of dates accepts at least one. */
const MOMENTS = ['2026-11-10', '2026-11', '2026-11-10T12:00:00.000Z', '2026-11-10T12:00']
/** Accepted by what takes any text. */
const NO_MOMENT = 'Texto de quem testa.'

type Node = {
  type: string
  entries?: Record<string, Node>
  options?: readonly unknown[]
  wrapped?: Node
  item?: Node
  items?: readonly Node[]
  key?: Node
  value?: Node
  literal?: unknown
  pipe?: readonly Node[]
  getter?: (input: unknown) => Node
}

const accepts = (schema: Node, value: unknown) => v.safeParse(schema as unknown as WireSchema, value).success

/** Every choice of forms that a schema has, so that each is sampled once; with one form of any other schema. */
export function formsOf(schema: WireSchema): readonly WireSchema[] {
  const { type, options } = schema as unknown as Node
  return type === 'variant' ? (options as WireSchema[]).flatMap(formsOf) : [schema]
}

/**
 * An input that the schema accepts, as far as its parts tell one, and where in it moments stand: dates, months, instants. What only a check over
 * several fields tells is not looked for. `known`: values of fields by their names.
 */
export function sampledInput(
  schema: WireSchema,
  known: Readonly<Record<string, unknown>>,
): { value: unknown; moments: WirePath[] } {
  const moments: WirePath[] = []
  const sample = (node: Node, path: WirePath): unknown => {
    switch (node.type) {
      case 'object':
      case 'strict_object':
      case 'loose_object':
        return Object.fromEntries(
          Object.entries(node.entries ?? {}).map(([name, entry]) => [
            name,
            sampleEntry(entry, [...path, name]),
          ]),
        )
      case 'optional':
      case 'nullable':
      case 'nullish':
      case 'exact_optional':
      case 'non_nullable':
      case 'non_optional':
        return node.wrapped && sample(node.wrapped, path)
      case 'array':
        return node.item ? [sample(node.item, [...path, 0])] : []
      case 'tuple':
        return (node.items ?? []).map((item, index) => sample(item, [...path, index]))
      case 'lazy':
        return node.getter && sample(node.getter(undefined), path)
      case 'literal':
        return node.literal
      case 'picklist':
      case 'enum':
        return node.options?.[0]
      case 'union':
      case 'variant':
        return sample(node.options?.[0] as Node, path)
      case 'boolean':
        return true
      case 'number':
        return [1, 100, 0, 2026].find((number) => accepts(node, number)) ?? 1
      case 'string':
        if (!accepts(node, NO_MOMENT) && MOMENTS.some((moment) => accepts(node, moment))) moments.push(path)
        return TEXTS.find((text) => accepts(node, text)) ?? NO_MOMENT
      case 'record':
      case 'unknown':
      case 'any':
        return {}
      default:
        return undefined
    }
  }
  const sampleEntry = (node: Node, path: WirePath): unknown => {
    const before = moments.length
    const sampled = sample(node, path)
    const hasMoments = moments.slice(before).some((moment) => moment.length > path.length)
    const own = known[String(path.at(-1))]
    if (own === undefined || hasMoments) return sampled
    return [own, JSON.stringify(own)].find((value) => accepts(node, value)) ?? sampled
  }
  return { value: sample(schema, []), moments }
}

/** An input with another value at one place. */
export function withValueAt(input: unknown, [first, ...rest]: WirePath, value: unknown): unknown {
  if (first === undefined) return value
  const holder = input as Record<string | number, unknown>
  const changed = withValueAt(holder[first], rest, value)
  return Array.isArray(input)
    ? input.map((item, index) => (index === first ? changed : item))
    : { ...holder, [first]: changed }
}
