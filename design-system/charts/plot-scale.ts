import { scaleLinear } from '@visx/scale'
import type { ChartPoint } from './chart-data.ts'

/** The drawing's own units; CSS stretches them to the room there is. */
export const plot = { width: 720, height: 288 } as const

export interface ValueAxis {
  /** Evenly spaced round values, lowest first; the drawing ends exactly at the first and the last. */
  ticks: readonly number[]
  /** The height of a value, 0 at the top. */
  y: (value: number) => number
}

/** A vertical axis around the values, always with 0 on it, with about five round ticks. */
export const valueAxis = (values: readonly number[]): ValueAxis => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const scale = scaleLinear<number>({
    domain: [low, high > low ? high : low + 1],
    range: [plot.height, 0],
    nice: 4,
  })
  return { ticks: scale.ticks(4), y: scale }
}

/** The horizontal position of each point, from edge to edge; a single point stands in the middle. */
export const xPositions = (points: readonly ChartPoint[]): readonly number[] => {
  const first = points[0]?.x ?? 0
  const last = points.at(-1)?.x ?? 0
  if (last === first) return points.map(() => plot.width / 2)
  const scale = scaleLinear<number>({ domain: [first, last], range: [0, plot.width] })
  return points.map(({ x }) => scale(x))
}

/** The index of the position nearest to a place on the drawing; -1 when there is none. */
export const nearestIndex = (positions: readonly number[], place: number): number =>
  positions.reduce((best, position, index) => {
    const bestPosition = positions[best]
    if (bestPosition === undefined) return index
    return Math.abs(position - place) < Math.abs(bestPosition - place) ? index : best
  }, -1)

/** Indices of the points that get a label: first, last and evenly between, never more than five. */
export const labelledIndices = (count: number): readonly number[] => {
  if (count <= 5) return Array.from({ length: count }, (_, index) => index)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (count - 1)))
}
