import { Pie } from '@visx/shape'
import { useId, useState } from 'react'
import { useStrings } from '../../strings/use-strings.ts'
import type { ChartData } from '../chart-data.ts'
import { reader, seam } from '../plot/Plot.css.ts'
import { SeriesPatterns } from '../SeriesPatterns.tsx'
import { patternOf, seriesStyle } from '../series.ts'
import { chart, drawing, faded, hollow, ring } from './Donut.css.ts'
import { DonutHole } from './DonutHole.tsx'
import { DonutLegend } from './DonutLegend.tsx'
import { type DonutPart, describePart, donutParts } from './donut-parts.ts'

export interface DonutProps {
  /** Each point is a part; the sum of its series is its value. At most six parts, the largest first. */
  data: ChartData
}

const radius = { inner: 62, outer: 98 }

/** Parts of a whole. Few parts, none negative; for parts that change over time use `StackedArea`. */
export function Donut({ data }: DonutProps) {
  const strings = useStrings()
  const scope = `donut${useId().replaceAll(/\W/g, '')}`
  const [active, setActive] = useState<number>()
  const parts = donutParts(data)
  const read = active === undefined ? undefined : parts[active]
  const shown = parts[active ?? 0]
  const release = () => setActive(undefined)
  return (
    <div role="group" aria-label={data.label} className={chart}>
      <div className={ring}>
        <svg aria-hidden viewBox="-100 -100 200 200" className={drawing}>
          <SeriesPatterns scope={scope} styles={parts.map((_, index) => seriesStyle(index))} />
          <circle
            r={(radius.inner + radius.outer) / 2}
            strokeWidth={radius.outer - radius.inner}
            className={hollow}
          />
          <Pie<DonutPart>
            data={parts.filter(({ value }) => value > 0)}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            innerRadius={radius.inner}
            outerRadius={radius.outer}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => {
                const place = parts.indexOf(arc.data)
                return (
                  <path
                    key={place}
                    d={path(arc) ?? ''}
                    fill={patternOf(scope, seriesStyle(place))}
                    className={read && read !== arc.data ? `${seam} ${faded}` : seam}
                    onPointerEnter={() => setActive(place)}
                    onPointerLeave={release}
                  />
                )
              })
            }
          </Pie>
        </svg>
        <DonutHole data={data} parts={parts} read={read} />
        {shown && (
          <input
            type="range"
            min={0}
            max={parts.length - 1}
            value={active ?? 0}
            onFocus={() => setActive(active ?? 0)}
            onBlur={release}
            onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
            aria-label={`${strings.chart.explore}: ${data.label}`}
            aria-valuetext={describePart(data, shown, strings)}
            className={reader}
          />
        )}
      </div>
      <DonutLegend data={data} parts={parts} scope={scope} read={read} />
    </div>
  )
}
