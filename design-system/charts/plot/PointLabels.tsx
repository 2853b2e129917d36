import type { ChartPoint } from '../chart-data.ts'
import { labelledIndices, plot } from '../plot-scale.ts'
import { anchorOf, linesOf, roomOf } from './label-room.ts'
import { pointLabels, shownFrom, twoLines } from './Plot.css.ts'

interface PointLabelsProps {
  points: readonly ChartPoint[]
  positions: readonly number[]
  /** Keeps the room of two lines although one is enough, so that charts beside each other stand on one line. */
  keepsTwoLines?: boolean
}

/** The first and the last name always stand there; those between them from the width on that has room for them. */
const classFrom = (room: number) => {
  const step = shownFrom.find(({ width }) => width >= room) ?? shownFrom.at(-1)
  return step?.className
}

/** Names under the horizontal axis. Not stretched with the drawing: the place is a share of the width, the letters are not. */
export function PointLabels({ points, positions, keepsTwoLines = false }: PointLabelsProps) {
  const names = labelledIndices(points.length).map((index) => ({
    index,
    lines: linesOf(points[index]?.label ?? ''),
    share: (positions[index] ?? 0) / plot.width,
  }))
  const middle = Math.floor(names.length / 2)
  const few = names.filter((_, place) => place === 0 || place === middle || place === names.length - 1)
  const roomAt = (place: number) => {
    if (place === 0 || place === names.length - 1) return undefined
    return classFrom(roomOf(place === middle ? few : names))
  }
  const isTall = keepsTwoLines || names.some(({ lines }) => lines.length > 1)
  return (
    <svg aria-hidden className={isTall ? `${pointLabels} ${twoLines}` : pointLabels}>
      {names.map(({ index, lines, share }, place) => (
        <text key={index} textAnchor={anchorOf(share)} className={roomAt(place)}>
          <tspan x={`${share * 100}%`} y="1em">
            {lines[0]}
          </tspan>
          {lines[1] && (
            <tspan x={`${share * 100}%`} y="2.25em">
              {lines[1]}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  )
}
