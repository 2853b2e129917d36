import { type ItauCollection, slipNumberDigit } from '#domain/collection/boletos/itau-free-field.ts'
import type { ReturnProblem } from './bank-return.ts'
import { type ReturnRecord, UnreadableLine } from './return-fields.ts'

/** Runs what reads a line; what cannot be read joins the problems, and null is answered. */
export function collecting<Result>(problems: ReturnProblem[], read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error
    problems.push(error.problem)
    return null
  }
}

/** Throws unless the check digit that the bank wrote is the one of the slip number. @throws UnreadableLine */
export function requireSlipDigit(record: ReturnRecord, collection: ItauCollection, digit: string): void {
  if (digit !== String(slipNumberDigit(collection)))
    throw new UnreadableLine(record.problem('wrong-slip-digit'))
}
