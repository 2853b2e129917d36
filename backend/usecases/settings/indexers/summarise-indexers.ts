import type { Querier } from '#backend/database/client.ts'
import type { IndexerSummary } from '#contract/settings/indexers.ts'
import { accumulatedTwelveMonths, accumulatedYear } from '#domain/settings/indexers/accumulate.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { readIndexerRows } from './indexer-rows.ts'

/** The newest figures of some indexes. */
export async function summariseIndexers(
  database: Querier,
  ids: readonly number[],
): Promise<ReadonlyMap<number, IndexerSummary>> {
  const values = await readIndexerRows(database, ids)
  return new Map(ids.map((id) => [id, summaryOf(values.get(id) ?? [])]))
}

function summaryOf(values: readonly IndexerValue[]): IndexerSummary {
  const newest = values.at(-1)
  if (!newest) return { ultimoMes: null, ultimoValor: null, acumulado12Meses: null, acumuladoAno: null }
  const twelveMonths = accumulatedTwelveMonths(values, newest.competence)
  const year = accumulatedYear(values, newest.competence)
  return {
    ultimoMes: newest.competence,
    ultimoValor: newest.percent,
    acumulado12Meses: twelveMonths.ok ? twelveMonths.result : null,
    acumuladoAno: year.ok ? year.result : null,
  }
}
