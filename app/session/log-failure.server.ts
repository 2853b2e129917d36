/** Logs an error that nobody expected: where it came from, without its message, which may tell what it was about. */
export function logFailure(where: string, error: unknown, requestId: string): void {
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  const trace = stack.split('\n').filter((line) => /^\s+at /.test(line))
  process.stderr.write(
    `${JSON.stringify({ level: 'error', msg: `${where} failed`, requestId, name, trace })}\n`,
  )
}
