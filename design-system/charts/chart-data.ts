/** One kind of thing that is drawn, with a colour and a pattern by its place in the list (six at most). */
export interface ChartSeries {
  id: string
  label: string
}

/** One place on the horizontal axis. */
export interface ChartPoint {
  /** Its position: a year, a day number, an index. Rising from point to point. */
  x: number
  /** Its name, as read: "out. de 2026". */
  label: string
  /** The value of each series by its id; a missing one counts as 0. */
  values: Readonly<Record<string, number>>
}

/** Data of a chart and its table: both show the same, in the same words. */
export interface ChartData {
  /** Names the chart: "Evolução do saldo". */
  label: string
  /** Names the horizontal axis; heads the first column of the table: "Mês". */
  xLabel: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Index of the point that is read until somebody chooses one: the one that the finding is about. Default: the last. */
  readFirst?: number
  /** A value in full: "R$ 1.486,46". */
  formatValue: (value: number) => string
  /** A value on the axis, short: "R$ 100 mil". Default: `formatValue`. */
  formatTick?: (value: number) => string
}

export const valueOf = (point: ChartPoint, seriesId: string): number => point.values[seriesId] ?? 0

/** All series of a point together. */
export const totalOf = (data: ChartData, point: ChartPoint): number =>
  data.series.reduce((sum, { id }) => sum + valueOf(point, id), 0)

/** A point in one sentence, for assistive technology. */
export const describePoint = (data: ChartData, point: ChartPoint, totalLabel?: string): string => {
  const parts = data.series.map(({ id, label }) => `${label} ${data.formatValue(valueOf(point, id))}`)
  if (totalLabel) parts.push(`${totalLabel} ${data.formatValue(totalOf(data, point))}`)
  return `${point.label}: ${parts.join('; ')}`
}
