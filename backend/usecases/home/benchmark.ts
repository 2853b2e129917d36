import type { BalanceHistoryOnWire } from '#contract/home/balance-history.ts'
import { addToCompetence, type Competence, competenceOf } from '#domain/calendar.ts'
import { accumulatedPercent } from '#domain/settings/indexers/accumulate.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { newestStretches, type QuotaStretch, quotaDates } from '#domain/statement/quota-stretches.ts'
import { YEAR_OF_QUOTAS } from '../statement/plan-figures.ts'

/** Indexes that the return of the last twelve months stands beside. */
export const BENCHMARKS = ['CDI', 'IPCA'] as const
type Benchmark = (typeof BENCHMARKS)[number]

/** The months between the quotas of the last year, both ends included; null with less history. */
function monthsOfReturn(stretches: readonly QuotaStretch[]): { from: Competence; to: Competence } | null {
  if (quotaDates(stretches).length < YEAR_OF_QUOTAS) return null
  const dates = quotaDates(newestStretches(stretches, YEAR_OF_QUOTAS))
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? { from: addToCompetence(competenceOf(first), 1), to: competenceOf(last) } : null
}

/** CDI and IPCA over the months of the return; null where a month of an index is missing, which is never taken for zero. */
export function compareWithIndexes(
  stretches: readonly QuotaStretch[],
  values: ReadonlyMap<string, readonly IndexerValue[]>,
): BalanceHistoryOnWire['comparacao12Meses'] {
  const months = monthsOfReturn(stretches)
  if (!months) return null
  const grown = (code: Benchmark) => {
    const outcome = accumulatedPercent(values.get(code) ?? [], months)
    return outcome.ok ? outcome.result : null
  }
  return { de: months.from, ate: months.to, cdi: grown('CDI'), ipca: grown('IPCA') }
}
