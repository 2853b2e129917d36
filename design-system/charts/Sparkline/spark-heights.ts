import { type ChartData, totalOf } from '../chart-data.ts'
import { plot } from '../plot-scale.ts'

/** The height of each point, 0 at the top: lowest and highest value touch the edges; a line that does not move lies in the middle. */
export const sparkHeights = (data: ChartData): readonly number[] => {
  const values = data.points.map((point) => totalOf(data, point))
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  return values.map((value) => (range > 0 ? plot.height * (1 - (value - low) / range) : plot.height / 2))
}
