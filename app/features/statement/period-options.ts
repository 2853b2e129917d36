import type { StatementPosition } from '#contract/statement/statement.ts'
import type { StatementSearch } from './statement.search.ts'
import { statementText } from './statement.text.ts'

const { presets, other } = statementText.filters

/** Periods that can be chosen: the presets, every year with a credit, newest first, and months of one's own. */
export function periodOptions({
  primeiroMes,
  ultimoMes,
}: Pick<StatementPosition['opcoes'], 'primeiroMes' | 'ultimoMes'>): { id: string; label: string }[] {
  const [first, last] = [yearOf(primeiroMes), yearOf(ultimoMes)]
  const years =
    first && last ? Array.from({ length: last - first + 1 }, (_, back) => String(last - back)) : []
  return [
    ...Object.entries(presets).map(([id, label]) => ({ id, label })),
    ...years.map((year) => ({ id: year, label: year })),
    { id: 'outro', label: other },
  ]
}

/** The period of an entry of {@link periodOptions}. Months of one's own begin as the months that were applied. */
export function chosenPeriod(
  id: string,
  applied: { de: string | null; ate: string | null },
): Pick<StatementSearch, 'periodo' | 'de' | 'ate'> {
  const nowhere = { de: undefined, ate: undefined }
  if (/^\d{4}$/.test(id)) return { periodo: Number(id), ...nowhere }
  if (id === 'outro') {
    return { periodo: 'outro', de: applied.de ?? undefined, ate: applied.ate ?? undefined }
  }
  return { periodo: id as StatementSearch['periodo'], ...nowhere }
}

function yearOf(month: string | null): number {
  return Number(month?.slice(0, 4) ?? 0)
}
