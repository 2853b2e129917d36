import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'

/** By how much a late amount grows, and over which months; no months while no value of them is known. */
export interface OverdueCorrection {
  /** Decimal text; `1` for none. */
  factor: string
  from: Competence | null
  to: Competence | null
}

/**
 * Correction of a late amount: the index of the month in which it fell due and of each one after it, up to the month before the
 * payment. It stops before the first month whose value is not published yet.
 */
export function overdueCorrection(
  values: readonly IndexerValue[],
  { dueDate, paidOn }: { dueDate: IsoDate; paidOn: IsoDate },
): OverdueCorrection {
  const byMonth = new Map(values.map(({ competence, percent }) => [competence, percent]))
  const from = competenceOf(dueDate)
  let factor = new Decimal(1)
  let month = from
  for (; month < competenceOf(paidOn); month = addToCompetence(month, 1)) {
    const percent = byMonth.get(month)
    if (percent === undefined) break
    factor = factor.times(toDecimal(percent).dividedBy(100).plus(1))
  }
  const isCorrected = month > from
  return {
    factor: factor.toFixed(),
    from: isCorrected ? from : null,
    to: isCorrected ? addToCompetence(month, -1) : null,
  }
}
