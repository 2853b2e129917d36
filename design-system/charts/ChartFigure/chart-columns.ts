import type { StatementColumn } from '../../StatementTable/statement-column.ts'
import { strings } from '../../strings.ts'
import { type ChartData, type ChartPoint, totalOf, valueOf } from '../chart-data.ts'

/** The table of a chart: its points as rows, its series as columns. */
export const chartColumns = (data: ChartData, hasTotal: boolean): StatementColumn<ChartPoint>[] => [
  { id: 'x', header: data.xLabel, cell: (point) => point.label, isRowHeader: true },
  ...data.series.map(({ id, label }) => ({
    id,
    header: label,
    cell: (point: ChartPoint) => data.formatValue(valueOf(point, id)),
    isNumeric: true,
  })),
  ...(hasTotal
    ? [
        {
          id: 'total',
          header: strings.chart.total,
          cell: (point: ChartPoint) => data.formatValue(totalOf(data, point)),
          isNumeric: true,
        },
      ]
    : []),
]
