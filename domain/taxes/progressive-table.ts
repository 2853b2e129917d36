import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'

/** One bracket (*faixa*): tax = base × rate − deduct. Reais and per cent. */
export interface ProgressiveBracket {
  /** Highest base of the bracket, reais; null for the last one. */
  upTo: number | null
  ratePercent: number
  deduct: number
}

/** From the lowest bracket to the highest; the last one is open. */
export type ProgressiveTable = readonly ProgressiveBracket[]

/** The bracket of a base. @throws RangeError when the table leaves the base out. */
export function bracketOf(base: Amount, table: ProgressiveTable): ProgressiveBracket {
  const value = toDecimal(base)
  const bracket = table.find(({ upTo }) => upTo === null || value.lessThanOrEqualTo(upTo))
  if (bracket === undefined) throw new RangeError('The table has no bracket for this base')
  return bracket
}

/** Tax on a base by the table, reais rounded half-up; never negative. */
export function taxByTable(base: Amount, table: ProgressiveTable): number {
  const { ratePercent, deduct } = bracketOf(base, table)
  return Math.max(0, roundHalfUp2(percentOf(base, ratePercent).minus(deduct)))
}
