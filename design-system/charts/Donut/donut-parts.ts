import type { Locale } from '../../strings/strings.ts'
import { type ChartData, type ChartPoint, totalOf } from '../chart-data.ts'
import { formatShare } from '../chart-share.ts'

/** One part of a whole. */
export interface DonutPart {
  point: ChartPoint
  value: number
  /** From 0 to 1; 0 when there is no whole. */
  share: number
}

/** The points of the data as parts of their sum. Values must not be negative. */
export const donutParts = (data: ChartData): readonly DonutPart[] => {
  const values = data.points.map((point) => totalOf(data, point))
  const whole = values.reduce((sum, value) => sum + value, 0)
  return data.points.map((point, place) => {
    const value = values[place] ?? 0
    return { point, value, share: whole > 0 ? value / whole : 0 }
  })
}

/** A part in one sentence, for assistive technology. */
export const describePart = (data: ChartData, { point, value, share }: DonutPart, locale: Locale): string =>
  `${point.label}: ${data.formatValue(value)}; ${formatShare(share, locale)}`
