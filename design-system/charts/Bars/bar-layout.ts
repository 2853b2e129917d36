import { type ChartData, valueOf } from '../chart-data.ts'
import { plot, type ValueAxis } from '../plot-scale.ts'

export interface BarShape {
  key: string
  /** Place of its series in the list. */
  series: number
  x: number
  y: number
  width: number
  height: number
}

/** Room between the bands and at both ends, as shares of a band with its room. */
const BETWEEN = 0.35
const AT_ENDS = 0.2

/** Where the band of each point begins, and how wide every band is. */
const bandsOf = (count: number) => {
  const step = plot.width / Math.max(1, count - BETWEEN + 2 * AT_ENDS)
  return { width: step * (1 - BETWEEN), start: (place: number) => step * (AT_ENDS + place) }
}

/** The middle of each point's band. */
export const bandCentres = (count: number): readonly number[] => {
  const { width, start } = bandsOf(count)
  return Array.from({ length: count }, (_, place) => start(place) + width / 2)
}

/** One bar a value. Grouped: beside each other, from 0 up or down. Stacked: on top of each other; values must not be negative. */
export const barLayout = (data: ChartData, axis: ValueAxis, isStacked: boolean): readonly BarShape[] => {
  const band = bandsOf(data.points.length)
  const width = isStacked ? band.width : band.width / Math.max(data.series.length, 1)
  return data.points.flatMap((point, place) => {
    let base = 0
    return data.series.map(({ id }, series) => {
      const value = valueOf(point, id)
      const from = isStacked ? base : 0
      base += value
      const ends = [axis.y(from), axis.y(from + value)]
      return {
        key: `${place}-${id}`,
        series,
        x: band.start(place) + (isStacked ? 0 : series * width),
        y: Math.min(...ends),
        width,
        height: Math.max(...ends) - Math.min(...ends),
      }
    })
  })
}
