import type { Competence } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { checkIndexerValues } from '#domain/settings/indexers/check-indexer-values.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { indexerValueSentences } from './indexers.text.ts'

/** A monthly value as it is filled in; null for what is still empty or cannot be read. */
export type MonthValues = { competencia: Competence | null; percentual: number | null }

/**
 * Monthly values of an index under the rule of the domain. Each complaint names its place in the list, from 0:
 * `valores.<place>.competencia` or `.percentual`.
 */
export function checkMonthValues(
  values: readonly MonthValues[],
  currentMonth: Competence,
): Outcome<readonly IndexerValue[], Complaint> {
  const months = values.map(({ competencia, percentual }) => ({
    competence: competencia ?? '',
    percent: percentual ?? Number.NaN,
  }))
  const problems = checkIndexerValues(months, currentMonth)
  if (problems.length === 0) return { ok: true, result: months }
  return complaints(problems, ({ at, code }) => [
    monthField(at, code.startsWith('competence') ? 'competencia' : 'percentual'),
    indexerValueSentences[code],
  ])
}

/** Wire path of a part of the value at a place in the list. */
export function monthField(at: number, part: keyof MonthValues): string {
  return `valores.${at}.${part}`
}
