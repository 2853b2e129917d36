import { addToCompetence, type Competence } from '../../calendar.ts'
import {
  FIRST_COMPETENCE,
  INDEXER_DECIMALS,
  type IndexerValue,
  inOrder,
  LARGEST_MONTHLY_PERCENT,
} from './indexer-values.ts'

/** Why a value cannot be recorded. */
export type IndexerValueProblem =
  | 'competence-unreadable'
  | 'competence-future'
  | 'competence-too-old'
  | 'competence-repeated'
  | 'percent-unreadable'
  | 'percent-too-precise'
  | 'percent-implausible'

/** A problem and the place in the list, from 0, of the value that has it. */
export interface IndexerProblem {
  at: number
  code: IndexerValueProblem
}

/**
 * Everything wrong with a list of monthly values; at most one problem for each value. `currentMonth` is the month of today: it may be
 * recorded, a later one may not. Of a repeated month the later entry is the one complained about.
 */
export function checkIndexerValues(
  values: readonly IndexerValue[],
  currentMonth: Competence,
): IndexerProblem[] {
  const seen = new Set<Competence>()
  return values.flatMap((value, at) => {
    const code = competenceProblem(value.competence, currentMonth, seen) ?? percentProblem(value.percent)
    seen.add(value.competence)
    return code === null ? [] : [{ at, code }]
  })
}

/** Months between the first and the last that have no value. No error to record, but nothing can be accumulated across them. */
export function missingCompetences(values: readonly IndexerValue[]): Competence[] {
  const known = new Set(values.map(({ competence }) => competence))
  const ordered = inOrder(values)
  const [first, last] = [ordered[0]?.competence, ordered.at(-1)?.competence]
  const missing: Competence[] = []
  if (first === undefined || last === undefined) return missing
  for (let month = first; month < last; month = addToCompetence(month, 1)) {
    if (!known.has(month)) missing.push(month)
  }
  return missing
}

function competenceProblem(
  competence: Competence,
  currentMonth: Competence,
  seen: ReadonlySet<Competence>,
): IndexerValueProblem | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(competence)) return 'competence-unreadable'
  if (competence < FIRST_COMPETENCE) return 'competence-too-old'
  if (competence > currentMonth) return 'competence-future'
  return seen.has(competence) ? 'competence-repeated' : null
}

function percentProblem(percent: number): IndexerValueProblem | null {
  if (!Number.isFinite(percent)) return 'percent-unreadable'
  if (Math.abs(percent) > LARGEST_MONTHLY_PERCENT) return 'percent-implausible'
  const scaled = percent * 10 ** INDEXER_DECIMALS
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 ? 'percent-too-precise' : null
}
