import * as v from 'valibot'

type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject
export type JsonObject = { [name: string]: JsonValue }

/** So many objects and lists may stand within each other. */
const DEEPEST = 20

/** An object of JSON with whatever names, such as the database keeps and gives back as it came. */
export const jsonObject = v.custom<JsonObject>(
  (given) => isObject(given) && !Array.isArray(given) && isKept(given, DEEPEST),
  'O preenchimento tem dados que não podem ser guardados.',
)

/**
 * PostgreSQL keeps neither NUL nor half a surrogate pair, and writes numbers with an exponent in all their digits, of which a few make
 * a row too large.
 */
function isKept(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value === 'number') return Number.isFinite(value) && !String(value).includes('e')
  if (!isObject(value)) return value === null || typeof value === 'boolean'
  if (levels === 0) return false
  return Object.entries(value).every(([name, held]) => isKept(name, levels) && isKept(held, levels - 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
