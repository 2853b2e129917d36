import { type PointerEvent, type ReactNode, useId, useState } from 'react'
import { useStrings } from '../../strings/use-strings.ts'
import { type ChartData, describePoint } from '../chart-data.ts'
import { nearestIndex, plot, type ValueAxis } from '../plot-scale.ts'
import { SeriesPatterns } from '../SeriesPatterns.tsx'
import { seriesStyle } from '../series.ts'
import {
  area,
  chart,
  cursor,
  drawing,
  grid,
  gridLine,
  reader,
  valueLabel,
  valueLabels,
  zeroLine,
} from './Plot.css.ts'
import { PointLabels } from './PointLabels.tsx'
import { Readout } from './Readout.tsx'

export interface PlotProps {
  data: ChartData
  axis: ValueAxis
  /** Horizontal place of each point. */
  positions: readonly number[]
  /** Names the sum of the series where it means something. */
  totalLabel?: string
  /** The room of two lines for the names of the points, also where one is enough. Default false. */
  keepsTwoLines?: boolean
  /** Mark beside each name in the legend; `line` for charts of lines only. Default `area`. */
  swatch?: 'area' | 'line'
  /** Draws the shapes; gets the scope of the patterns and the index that is being read. */
  children: (scope: string, active: number) => ReactNode
}

/**
 * Frame of every chart around its shapes: axes, grid, the reading of one point, and a slider to step through the points by keyboard and
 * screen reader. Renders the same on a server.
 */
export function Plot({
  data,
  axis,
  positions,
  totalLabel,
  keepsTwoLines,
  swatch = 'area',
  children,
}: PlotProps) {
  const strings = useStrings()
  const scope = `chart${useId().replaceAll(/\W/g, '')}`
  const last = data.points.length - 1
  const [chosen, setChosen] = useState<number>()
  const active = Math.min(chosen ?? data.readFirst ?? last, last)
  const point = data.points[active]
  const format = data.formatTick ?? data.formatValue
  const readUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(nearestIndex(positions, ((clientX - left) / width) * plot.width))
  }
  return (
    <div role="group" aria-label={data.label} className={chart}>
      {point && <Readout data={data} point={point} scope={scope} totalLabel={totalLabel} swatch={swatch} />}
      <div className={grid}>
        <div aria-hidden className={valueLabels}>
          {axis.ticks.map((tick) => (
            <span key={tick} className={valueLabel}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div
          className={area}
          onPointerMove={readUnder}
          onPointerDown={readUnder}
          onPointerLeave={() => setChosen(undefined)}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${plot.width} ${plot.height}`}
            preserveAspectRatio="none"
            className={drawing}
          >
            <SeriesPatterns scope={scope} styles={data.series.map((_, index) => seriesStyle(index))} />
            {axis.ticks.map((tick) => (
              <line
                key={tick}
                x2={plot.width}
                y1={axis.y(tick)}
                y2={axis.y(tick)}
                className={tick === 0 ? zeroLine : gridLine}
              />
            ))}
            {children(scope, active)}
            {chosen !== undefined && (
              <line x1={positions[active]} x2={positions[active]} y2={plot.height} className={cursor} />
            )}
          </svg>
          {point && (
            <input
              type="range"
              min={0}
              max={last}
              value={active}
              onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
              aria-label={`${strings.chart.explore}: ${data.label}`}
              aria-valuetext={describePoint(data, point, totalLabel)}
              className={reader}
            />
          )}
        </div>
        <PointLabels points={data.points} positions={positions} keepsTwoLines={keepsTwoLines} />
      </div>
    </div>
  )
}
