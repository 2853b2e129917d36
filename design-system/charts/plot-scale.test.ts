import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChartData, describePoint, totalOf } from './chart-data.ts'
import { labelledIndices, nearestIndex, plot, valueAxis, xPositions } from './plot-scale.ts'

const point = (x: number) => ({ x, label: String(x), values: {} })
const amount = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100)

describe('the value axis', () => {
  it('has round, evenly spaced ticks that start and end the drawing', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (values) => {
        const { ticks, y } = valueAxis(values)
        const first = ticks[0] ?? Number.NaN
        const last = ticks.at(-1) ?? Number.NaN
        expect(y(first)).toBeCloseTo(plot.height, 6)
        expect(y(last)).toBeCloseTo(0, 6)
        expect(first).toBeLessThanOrEqual(Math.min(0, ...values))
        expect(last).toBeGreaterThanOrEqual(Math.max(0, ...values))
        const steps = ticks.slice(1).map((tick, index) => y(ticks[index] ?? 0) - y(tick))
        for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 4)
      }),
    )
  })

  it('is drawn even when there is nothing to show', () => {
    expect(valueAxis([]).ticks.length).toBeGreaterThan(1)
    expect(valueAxis([0, 0]).ticks[0]).toBe(0)
  })
})

describe('positions', () => {
  it('go from edge to edge, in proportion', () => {
    expect(xPositions([point(2020), point(2021), point(2024)])).toEqual([0, plot.width / 4, plot.width])
  })

  it('put a single point in the middle', () => expect(xPositions([point(5)])).toEqual([plot.width / 2]))

  it.each([
    [0, 0],
    [49, 0],
    [51, 1],
    [400, 2],
  ])('nearest to %d is %d', (place, index) => expect(nearestIndex([0, 100, 300], place)).toBe(index))

  it('has no nearest among none', () => expect(nearestIndex([], 10)).toBe(-1))
})

describe('labels', () => {
  it.each([
    [0, []],
    [3, [0, 1, 2]],
    [61, [0, 15, 30, 45, 60]],
  ])('of %d points', (count, indices) => expect(labelledIndices(count)).toEqual(indices))
})

describe('a point in words', () => {
  const data: ChartData = {
    label: 'Saldo',
    xLabel: 'Mês',
    series: [
      { id: 'own', label: 'Sua parte' },
      { id: 'sponsor', label: 'Patrocinadora' },
    ],
    points: [],
    formatValue: (value) => `R$ ${value}`,
  }
  const october = { x: 1, label: 'outubro', values: { own: 10 } }

  it('counts a missing value as 0', () => {
    expect(totalOf(data, october)).toBe(10)
    expect(describePoint(data, october, 'Total')).toBe(
      'outubro: Sua parte R$ 10; Patrocinadora R$ 0; Total R$ 10',
    )
  })

  it('leaves the total out where it means nothing', () => {
    expect(describePoint(data, october)).toBe('outubro: Sua parte R$ 10; Patrocinadora R$ 0')
  })
})
