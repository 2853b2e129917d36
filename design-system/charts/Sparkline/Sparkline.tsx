import { LinePath } from '@visx/shape'
import { type PointerEvent, useState } from 'react'
import { useStrings } from '../../strings/use-strings.ts'
import { type ChartData, describePoint, totalOf } from '../chart-data.ts'
import { drawing, lineShape, pointHalo, pointShape, reader } from '../plot/Plot.css.ts'
import { nearestIndex, plot, xPositions } from '../plot-scale.ts'
import { dot, stroke } from '../series.css.ts'
import { area, chart, reading, readingValue } from './Sparkline.css.ts'
import { sparkHeights } from './spark-heights.ts'

export interface SparklineProps {
  /** Where a series is, its sum is drawn. The scale is its own: from its lowest to its highest value, not from 0. */
  data: ChartData
  /** Finding of the line, in a sentence: "Subiu de R$ 23 mil para R$ 145 mil em cinco anos". Its accessible name. */
  finding: string
  /** Lets each point be read, by pointer and keyboard, in a line underneath. Leave out in rows of a table. Default false. */
  hasReading?: boolean
}

/** The course of one value, as small as a word: beside a figure, in a row. It has no axis, so the figure stands beside it. */
export function Sparkline({ data, finding, hasReading = false }: SparklineProps) {
  const strings = useStrings()
  const last = data.points.length - 1
  const [active, setActive] = useState(last)
  const place = Math.min(active, last)
  const point = data.points[place]
  const positions = xPositions(data.points)
  const heights = sparkHeights(data)
  const readUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(nearestIndex(positions, ((clientX - left) / width) * plot.width))
  }
  const spot = `M${positions[place] ?? 0} ${heights[place] ?? 0}h0`
  return (
    <div className={chart}>
      <div
        className={area}
        onPointerMove={hasReading ? readUnder : undefined}
        onPointerLeave={() => setActive(last)}
      >
        <svg
          role="img"
          aria-label={finding}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          preserveAspectRatio="none"
          className={drawing}
        >
          <LinePath
            data={[...heights]}
            x={(_, index) => positions[index] ?? 0}
            y={(height) => height}
            className={`${lineShape} ${stroke.one}`}
          />
          {point && <path d={spot} className={pointHalo} />}
          {point && <path d={spot} className={`${pointShape} ${dot.one}`} />}
        </svg>
        {hasReading && point && (
          <input
            type="range"
            min={0}
            max={last}
            value={place}
            onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
            aria-label={`${strings.chart.explore}: ${data.label}`}
            aria-valuetext={describePoint(data, point)}
            className={reader}
          />
        )}
      </div>
      {hasReading && point && (
        <p className={reading}>
          {point.label} <span className={readingValue}>{data.formatValue(totalOf(data, point))}</span>
        </p>
      )}
    </div>
  )
}
