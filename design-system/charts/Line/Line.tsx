import { Area, LinePath } from '@visx/shape'
import { type ChartData, valueOf } from '../chart-data.ts'
import { between, lineShape, pointHalo, pointShape } from '../plot/Plot.css.ts'
import { Plot } from '../plot/Plot.tsx'
import { valueAxis, xPositions } from '../plot-scale.ts'
import { dot, fill, stroke } from '../series.css.ts'
import { seriesStyle } from '../series.ts'

export interface LineProps {
  data: ChartData
  /** Fills what lies between the first and the last series: the range within which the others lie. Default false. */
  hasRange?: boolean
}

/** How values move, and how they compare. */
export function Line({ data, hasRange = false }: LineProps) {
  const [least, most] = [data.series[0], data.series.at(-1)]
  const axis = valueAxis(data.points.flatMap((point) => data.series.map(({ id }) => valueOf(point, id))))
  const positions = xPositions(data.points)
  return (
    <Plot data={data} axis={axis} positions={positions} swatch="line">
      {(_, active) => {
        const point = data.points[active]
        return (
          <>
            {hasRange && least && most && (
              <Area
                data={[...data.points]}
                x={(__, place) => positions[place] ?? 0}
                y0={(given) => axis.y(valueOf(given, least.id))}
                y1={(given) => axis.y(valueOf(given, most.id))}
                className={`${between} ${fill.one}`}
              />
            )}
            {data.series.map(({ id }, index) => (
              <LinePath
                key={id}
                data={[...data.points]}
                x={(__, place) => positions[place] ?? 0}
                y={(given) => axis.y(valueOf(given, id))}
                className={`${lineShape} ${stroke[seriesStyle(index)]}`}
              />
            ))}
            {point &&
              data.series.map(({ id }, index) => {
                const spot = `M${positions[active] ?? 0} ${axis.y(valueOf(point, id))}h0`
                return (
                  <g key={id}>
                    <path d={spot} className={pointHalo} />
                    <path d={spot} className={`${pointShape} ${dot[seriesStyle(index)]}`} />
                  </g>
                )
              })}
          </>
        )
      }}
    </Plot>
  )
}
