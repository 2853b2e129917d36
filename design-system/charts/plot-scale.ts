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
  const ticks = roundTicks(low, high > low ? high : low + 1)
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  return { ticks, y: (value) => plot.height * (1 - (value - bottom) / (top - bottom)) }
}

const MOST_STEPS = 5

/** Multiples of 1, 2 or 5 times a power of ten around two values: the finest that need no more than five steps. */
const roundTicks = (low: number, high: number): readonly number[] => {
  const power = Math.floor(Math.log10((high - low) / MOST_STEPS))
  for (const factor of [1, 2, 5, 10]) {
    // Dividing by a whole power of ten keeps 0.1 and its like exact; multiplying by 0.1 would not.
    const at = (place: number) => (power < 0 ? (place * factor) / 10 ** -power : place * factor * 10 ** power)
    const [first, last] = [Math.floor(low / at(1)), Math.ceil(high / at(1))]
    if (last - first <= MOST_STEPS)
      return Array.from({ length: last - first + 1 }, (_, place) => at(first + place))
  }
  return [low, high]
}

/** The horizontal position of each point, from edge to edge; a single point stands in the middle. */
export const xPositions = (points: readonly ChartPoint[]): readonly number[] => {
  const first = points[0]?.x ?? 0
  const last = points.at(-1)?.x ?? 0
  if (last === first) return points.map(() => plot.width / 2)
  return points.map(({ x }) => (plot.width * (x - first)) / (last - first))
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
