/** The value below which a share of all values lies (nearest rank). `share`: 0 to 1. @throws RangeError for no values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('No values were measured.')
  return value
}

/** The middle value; of an even number the lower of both in the middle. @throws RangeError for no values */
export const median = (values: readonly number[]) => percentile(values, 0.5)

/** One measurement of something that grows: how large it was, and how long it took. */
export type Grown = { size: number; time: number }

/**
 * How time grows with size: the slope of log time over log size by least squares. 0: not at all; 1: in proportion; 0.5: with the root.
 * @throws RangeError for fewer than two sizes
 */
export function exponent(measured: readonly Grown[]): number {
  const points = measured.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }))
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const x = mean((point) => point.x)
  const y = mean((point) => point.y)
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  if (!(spread > 0)) throw new RangeError('An exponent needs two sizes.')
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread
}
