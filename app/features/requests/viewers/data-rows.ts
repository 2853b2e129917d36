import { formatCompetence, formatDate, formatInstant } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { type DataFormats, type DataRow, dataRows as rowsWith } from '#contract/data-rows.ts'

const onScreen: DataFormats = {
  reais: formatReais,
  percent: formatPercent,
  date: formatDate,
  competence: formatCompetence,
  instant: formatInstant,
}

/** The data of a request of any kind as rows to read on a page. */
export function dataRows(data: Readonly<Record<string, unknown>>): DataRow[] {
  return rowsWith(data, onScreen)
}
