import { addToCompetence, type Competence } from '../../calendar.ts'
import { Decimal, roundHalfUp, toDecimal } from '../../money.ts'
import type { Outcome } from '../../outcome.ts'
import type { IndexerValue } from './indexer-values.ts'

/** Months of a period, both ends included. */
export interface CompetenceRange {
  from: Competence
  to: Competence
}

/** A month of the period that has no value. */
export interface MissingMonth {
  code: 'month-missing'
  competence: Competence
}

/**
 * Factor by which an amount grows over the months: Π(1 + v/100), exact. A month without a value is a problem, never zero. A range
 * that runs backwards is empty and gives 1.
 */
export function indexerFactor(
  values: readonly IndexerValue[],
  { from, to }: CompetenceRange,
): Outcome<Decimal, MissingMonth> {
  const byMonth = new Map(values.map(({ competence, percent }) => [competence, percent]))
  const problems: MissingMonth[] = []
  let factor = new Decimal(1)
  for (let month = from; month <= to; month = addToCompetence(month, 1)) {
    const percent = byMonth.get(month)
    if (percent === undefined) problems.push({ code: 'month-missing', competence: month })
    else factor = factor.times(toDecimal(percent).dividedBy(100).plus(1))
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: factor }
}

/** Change over the months in percent points, four decimals: INPC of 2024 is 4.7679. */
export function accumulatedPercent(
  values: readonly IndexerValue[],
  range: CompetenceRange,
): Outcome<number, MissingMonth> {
  const factor = indexerFactor(values, range)
  return factor.ok ? { ok: true, result: roundHalfUp(factor.result.minus(1).times(100), 4) } : factor
}

/** Change over the twelve months that end with `last`, percent points. */
export function accumulatedTwelveMonths(
  values: readonly IndexerValue[],
  last: Competence,
): Outcome<number, MissingMonth> {
  return accumulatedPercent(values, { from: addToCompetence(last, -11), to: last })
}

/** Change of a calendar year up to `last`, a month of it, percent points. */
export function accumulatedYear(
  values: readonly IndexerValue[],
  last: Competence,
): Outcome<number, MissingMonth> {
  return accumulatedPercent(values, { from: `${last.slice(0, 4)}-01`, to: last })
}

/** An amount in reais brought up by the index over the months, half-up to the cent. */
export function adjustByIndexer(
  reais: number,
  values: readonly IndexerValue[],
  range: CompetenceRange,
): Outcome<number, MissingMonth> {
  const factor = indexerFactor(values, range)
  return factor.ok ? { ok: true, result: roundHalfUp(factor.result.times(toDecimal(reais)), 2) } : factor
}
