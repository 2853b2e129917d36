import type { Outcome } from '#domain/outcome.ts'
import type { MissingMonth } from '#domain/settings/indexers/accumulate.ts'
import { indexedSchedule, type LoanIndex } from './indexed-schedule.ts'
import type { Instalment } from './instalment.ts'
import { loanSchedule, type ScheduleTerms } from './schedule.ts'

/**
 * Instalments of a loan, at an index or, without one, at a fixed rate. With `first` those of what is left of a contract, numbered from there
 * on: after an extra payment, or when a month of the index is published.
 */
export function anySchedule(
  terms: ScheduleTerms,
  index: LoanIndex | null,
  { first = 1 }: { first?: number } = {},
): Outcome<Instalment[], MissingMonth> {
  const schedule =
    index === null ? { ok: true as const, result: loanSchedule(terms) } : indexedSchedule(terms, index)
  if (!schedule.ok) return schedule
  return {
    ok: true,
    result: schedule.result.map((instalment, at) => ({ ...instalment, number: first + at })),
  }
}
