import { Bar } from '@visx/shape'
import { useStrings } from '../../strings/use-strings.ts'
import { type ChartData, totalOf, valueOf } from '../chart-data.ts'
import { seam } from '../plot/Plot.css.ts'
import { Plot } from '../plot/Plot.tsx'
import { valueAxis } from '../plot-scale.ts'
import { patternOf, seriesStyle } from '../series.ts'
import { bandCentres, barLayout } from './bar-layout.ts'

export interface BarsProps {
  data: ChartData
  /** Series on top of each other instead of side by side; values must not be negative. Default false. */
  isStacked?: boolean
}

/** Amounts of separate things: years, plans, kinds. */
export function Bars({ data, isStacked = false }: BarsProps) {
  const strings = useStrings()
  const values = isStacked
    ? data.points.map((point) => totalOf(data, point))
    : data.points.flatMap((point) => data.series.map(({ id }) => valueOf(point, id)))
  const axis = valueAxis(values)
  return (
    <Plot
      data={data}
      axis={axis}
      positions={bandCentres(data.points.length)}
      keepsTwoLines
      totalLabel={isStacked && data.series.length > 1 ? strings.chart.total : undefined}
    >
      {(scope) =>
        barLayout(data, axis, isStacked).map(({ key, series, ...shape }) => (
          <Bar key={key} {...shape} fill={patternOf(scope, seriesStyle(series))} className={seam} />
        ))
      }
    </Plot>
  )
}
