import type { ChartPoint } from '../chart-data.ts'
import { labelledIndices, plot } from '../plot-scale.ts'
import { betweenName, middleName, pointLabels } from './Plot.css.ts'

interface PointLabelsProps {
  points: readonly ChartPoint[]
  positions: readonly number[]
}

const anchorOf = (share: number) => {
  if (share < 0.1) return 'start'
  return share > 0.9 ? 'end' : 'middle'
}

/** Years fit five times on any screen, months with years do not. */
const shortName = 5

const roomFor = (name: string, place: number, count: number) => {
  if (count < 3 || name.length <= shortName || place === 0 || place === count - 1) return undefined
  return place === Math.floor(count / 2) ? middleName : betweenName
}

/** Names under the horizontal axis. Not stretched with the drawing: the place is a share of the width, the letters are not. */
export function PointLabels({ points, positions }: PointLabelsProps) {
  return (
    <svg aria-hidden className={pointLabels}>
      {labelledIndices(points.length).map((index, place, all) => {
        const share = (positions[index] ?? 0) / plot.width
        const name = points[index]?.label ?? ''
        return (
          <text
            key={index}
            x={`${share * 100}%`}
            y="1em"
            textAnchor={anchorOf(share)}
            className={roomFor(name, place, all.length)}
          >
            {name}
          </text>
        )
      })}
    </svg>
  )
}
