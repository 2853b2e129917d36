import { AreaStack } from '@visx/shape'
import { useStrings } from '../../strings/use-strings.ts'
import { type ChartData, type ChartPoint, totalOf, valueOf } from '../chart-data.ts'
import { seam } from '../plot/Plot.css.ts'
import { Plot } from '../plot/Plot.tsx'
import { valueAxis, xPositions } from '../plot-scale.ts'
import { patternOf, seriesStyle } from '../series.ts'

export interface StackedAreaProps {
  data: ChartData
}

/** How parts add up to a whole, over time. Values must not be negative. */
export function StackedArea({ data }: StackedAreaProps) {
  const strings = useStrings()
  const axis = valueAxis(data.points.map((point) => totalOf(data, point)))
  const positions = xPositions(data.points)
  return (
    <Plot
      data={data}
      axis={axis}
      positions={positions}
      totalLabel={data.series.length > 1 ? strings.chart.total : undefined}
    >
      {(scope) => (
        <AreaStack<ChartPoint, string>
          keys={data.series.map(({ id }) => id)}
          data={[...data.points]}
          value={valueOf}
          x={(_, index) => positions[index] ?? 0}
          y0={([low]) => axis.y(low)}
          y1={([, high]) => axis.y(high)}
        >
          {({ stacks, path }) =>
            stacks.map((stack) => (
              <path
                key={stack.key}
                d={path(stack) ?? ''}
                fill={patternOf(scope, seriesStyle(stack.index))}
                className={seam}
              />
            ))
          }
        </AreaStack>
      )}
    </Plot>
  )
}
