import { scaleBand } from '@visx/scale'
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

const bandOf = (count: number) =>
  scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [0, plot.width],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  })

/** The middle of each point's band. */
export const bandCentres = (count: number): readonly number[] => {
  const band = bandOf(count)
  return Array.from({ length: count }, (_, index) => (band(index) ?? 0) + band.bandwidth() / 2)
}

/** One bar a value. Grouped: beside each other, from 0 up or down. Stacked: on top of each other; values must not be negative. */
export const barLayout = (data: ChartData, axis: ValueAxis, isStacked: boolean): readonly BarShape[] => {
  const band = bandOf(data.points.length)
  const width = isStacked ? band.bandwidth() : band.bandwidth() / Math.max(data.series.length, 1)
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
        x: (band(place) ?? 0) + (isStacked ? 0 : series * width),
        y: Math.min(...ends),
        width,
        height: Math.max(...ends) - Math.min(...ends),
      }
    })
  })
}
