/** SQLSTATE of the PostgreSQL error behind an error, however many layers wrapped it; null when there is none. */
export function sqlStateOf(error: unknown): string | null {
  for (let layer: unknown = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string' && /^[0-9A-Z]{5}$/.test(layer.code))
      return layer.code
  }
  return null
}

/** Name of the constraint or unique index that refused a row, or null. */
export function constraintOf(error: unknown): string | null {
  for (let layer: unknown = error; layer instanceof Error; layer = layer.cause) {
    if ('constraint' in layer && typeof layer.constraint === 'string') return layer.constraint
  }
  return null
}

/** The transaction lost against a concurrent one and may simply be run again. */
export function isSerializationFailure(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === '40001' || state === '40P01'
}

/** The row already exists: 23505, of the given constraint when one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlStateOf(error) === '23505' && (constraint === undefined || constraintOf(error) === constraint)
}

/** The row stands in the way of another one: 23P01, of the given exclusion constraint. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === '23P01' && constraintOf(error) === constraint
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])

/** How what pg and its pool say begins, without a code, of a connection that could not be made, broke, or was broken when it was asked. */
const BROKEN_CONNECTION = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'There was an error establishing an SSL connection',
  'Cannot use a pool after calling end on the pool',
]

/**
 * The database can't be reached or has no room now: SQLSTATE classes 08, 53 and 57, a database that takes no connections (55000) or is
 * not there (3D000), or a broken connection.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== null && /^(08|53|57|55000$|3D000$)/.test(state)) return true
  for (let layer: unknown = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string' && NETWORK_CODES.has(layer.code)) return true
    const { message } = layer
    if (BROKEN_CONNECTION.some((start) => message.startsWith(start))) return true
    if (layer instanceof AggregateError && layer.errors.some((inner) => isDatabaseUnavailable(inner)))
      return true
  }
  return false
}

/** A value that no column can hold (SQLSTATE class 22): the caller's fault, not ours. */
export function isUnstorableValue(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('22') ?? false
}
