type Loggable = { type: string; message: string; stack: string; code?: string; cause?: Loggable }

const DEPTH = 4

/**
 * An error as the log may have it. PostgreSQL and the query builder put the values of a statement (CPFs, names, hashes) into messages
 * and details; of theirs only the SQLSTATE, the constraint and the statement without values are kept.
 */
export function loggableError(error: unknown): Loggable {
  return loggable(error, DEPTH)
}

/** The words of an error and of each cause behind it, the outermost first, as the log may have it. */
export function reasonsOf(error: unknown): string[] {
  const reasons: string[] = []
  for (let told: Loggable | undefined = loggableError(error); told; told = told.cause)
    reasons.push(told.message)
  return [...new Set(reasons)]
}

/** An error without its words, which may name who an e-mail was for: what kind it is, and where it came from. */
export function wordlessError(
  error: unknown,
): Omit<Loggable, 'message' | 'cause'> & { responseCode?: number } {
  const { message: _, cause: __, ...rest } = loggableError(error)
  const { responseCode } = Object(error) as { responseCode?: unknown }
  return typeof responseCode === 'number' ? { ...rest, responseCode } : rest
}

function loggable(error: unknown, depth: number): Loggable {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' }
  const message = withoutValues(error)
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth > 0 ? { cause: loggable(error.cause, depth - 1) } : {}),
  }
}

function withoutValues(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`
  if ('severity' in error && 'routine' in error) {
    const { constraint, table } = error as { constraint?: string; table?: string }
    // Messages of the data classes quote the value itself.
    const isAboutData = /^(22|23)/.test(String((error as { code?: unknown }).code))
    const where = [table, constraint].filter(Boolean).join(' ')
    return isAboutData ? `refused by the database ${where}`.trim() : error.message
  }
  return error.message
}

/** The frames alone: the first lines of a stack repeat the message. */
function framesOf(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
