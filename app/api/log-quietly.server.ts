import { problemOf } from './problem.ts'

/** Logs a failure of which nobody is told, without a word of the answer. */
export function logQuietly(message: string, error: unknown): void {
  const { kind } = problemOf(error)
  process.stderr.write(`${JSON.stringify({ level: 'warn', message, kind })}\n`)
}
