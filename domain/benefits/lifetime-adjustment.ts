import { addToCompetence, type Competence, type IsoDate } from '#domain/calendar.ts'
import { roundHalfUp2 } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  accumulatedPercent,
  adjustByIndexer,
  type CompetenceRange,
  type MissingMonth,
} from '#domain/settings/indexers/accumulate.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'

/** Code of the index that incomes for life follow: the INPC of IBGE. */
export const LIFETIME_INDEX = 'INPC'

/** An adjusted income: reais a month, and what the index changed over the period, percent points, below zero where prices fell. */
export interface AdjustedIncome {
  amount: number
  percent: number
}

/** First day, on or after another one, on which the incomes of a plan are adjusted: the first of its month, 1 to 12. */
export function nextAdjustmentDay(from: IsoDate, month: number): IsoDate {
  const year = Number(from.slice(0, 4))
  const dayOf = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  return dayOf(year) >= from ? dayOf(year) : dayOf(year + 1)
}

/**
 * Months whose index an adjustment follows: the twelve before it, none before the month in which the income began (its own included), and
 * none that an earlier adjustment counted. Null where no month is left.
 */
export function adjustmentPeriod(
  adjustedIn: Competence,
  { startsIn, countedTo }: { startsIn: Competence; countedTo: Competence | null },
): CompetenceRange | null {
  const firsts = [addToCompetence(adjustedIn, -12), startsIn]
  if (countedTo !== null) firsts.push(addToCompetence(countedTo, 1))
  const from = firsts.toSorted().at(-1) ?? startsIn
  const to = addToCompetence(adjustedIn, -1)
  return from > to ? null : { from, to }
}

/**
 * An income for life by the index of a period, to the cent. It never becomes less: where prices fell it stays (CNPC 64/2025). A month without
 * an index is a problem, never zero.
 */
export function adjustLifetimeIncome(
  amount: number,
  values: readonly IndexerValue[],
  period: CompetenceRange,
): Outcome<AdjustedIncome, MissingMonth> {
  const adjusted = adjustByIndexer(amount, values, period)
  const percent = accumulatedPercent(values, period)
  if (!adjusted.ok) return adjusted
  if (!percent.ok) return percent
  return {
    ok: true,
    result: { amount: Math.max(roundHalfUp2(amount), adjusted.result), percent: percent.result },
  }
}
