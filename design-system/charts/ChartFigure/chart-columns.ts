import type { StatementColumn } from '../../StatementTable/statement-column.ts'
import type { Strings } from '../../strings/strings.ts'
import { type ChartData, type ChartPoint, totalOf, valueOf } from '../chart-data.ts'
import { formatShare } from '../chart-share.ts'

/** Additional columns of the table: the sum at each point, or each point's share of the whole with the whole below. */
export type ChartSum = 'none' | 'total' | 'share'

const wholeOf = (data: ChartData) => data.points.reduce((sum, point) => sum + totalOf(data, point), 0)

const sumColumns = (data: ChartData, sum: ChartSum, strings: Strings): StatementColumn<ChartPoint>[] => {
  if (sum === 'none') return []
  if (sum === 'total') {
    const cell = (point: ChartPoint) => data.formatValue(totalOf(data, point))
    return [{ id: 'total', header: strings.chart.total, cell, isNumeric: true }]
  }
  const whole = wholeOf(data)
  const share = (value: number) => formatShare(whole > 0 ? value / whole : 0, strings)
  const cell = (point: ChartPoint) => share(totalOf(data, point))
  return [{ id: 'share', header: strings.chart.share, cell, isNumeric: true, total: share(whole) }]
}

/** The table of a chart: its points as rows, its series as columns. */
export const chartColumns = (
  data: ChartData,
  sum: ChartSum,
  strings: Strings,
): StatementColumn<ChartPoint>[] => {
  const below = (seriesId: string) =>
    data.formatValue(data.points.reduce((total, point) => total + valueOf(point, seriesId), 0))
  return [
    {
      id: 'x',
      header: data.xLabel,
      cell: (point) => point.label,
      isRowHeader: true,
      total: sum === 'share' ? strings.chart.total : undefined,
    },
    ...data.series.map(({ id, label }) => ({
      id,
      header: label,
      cell: (point: ChartPoint) => data.formatValue(valueOf(point, id)),
      isNumeric: true,
      total: sum === 'share' ? below(id) : undefined,
    })),
    ...sumColumns(data, sum, strings),
  ]
}
