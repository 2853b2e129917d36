import type { Competence } from '../calendar.ts'
import {
  FIRST_COMPETENCE,
  INDEXER_DECIMALS,
  LARGEST_MONTHLY_PERCENT,
} from '../settings/indexers/indexer-values.ts'
import { column, type ImportSheet } from './import-sheet.ts'
import { RowReader } from './row-reader.ts'

/** A month's change of an index. */
export type IndexValueRow = {
  /** Code of the index. */
  indexador: string
  competencia: Competence
  /** Percent points, four decimals at most. */
  valor: string
}

/** Monthly values of the indexes that are registered. */
export const indexValuesSheet: ImportSheet<IndexValueRow> = {
  kind: 'indices',
  columns: [
    column('indexador', 'text', { names: ['indice', 'codigo', 'sigla'] }),
    column('competencia', 'month', { names: ['mes', 'data', 'mes_referencia', 'referencia'] }),
    column('valor', 'percent', { names: ['percentual', 'variacao', 'valor_percentual', 'taxa'] }),
  ],
  identify: ({ indexador, competencia }) => `${indexador}/${competencia}`,
  check: (cells, facts) => {
    const read = new RowReader(cells, facts)
    const competencia = read.requiredMonth('competencia', facts.today, FIRST_COMPETENCE)
    if (competencia !== '' && competencia < FIRST_COMPETENCE) read.refuse('competencia', 'past-date')
    const values = {
      indexador: read.required('indexador', 12).toUpperCase(),
      competencia,
      valor: percent(read),
    }
    return { values, problems: read.problems }
  },
}

function percent(read: RowReader): string {
  read.required('valor')
  const change = read.decimal('valor', 'number', 'percent')
  if (change === null) return ''
  const isFine =
    change.decimalPlaces() <= INDEXER_DECIMALS && change.abs().lessThanOrEqualTo(LARGEST_MONTHLY_PERCENT)
  if (!isFine) read.refuse('valor', 'percent', String(LARGEST_MONTHLY_PERCENT))
  return change.toString()
}
