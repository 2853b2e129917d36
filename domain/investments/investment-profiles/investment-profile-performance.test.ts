import { describe, expect, it } from 'vitest'
import {
  outcomeRange,
  outcomesOnBalance,
  periodReturns,
  volatility,
} from './investment-profile-performance.ts'

/** Unit values that grow by the given per cents, month by month. */
function growing(returns: readonly number[]): number[] {
  let value = 1
  return [value, ...returns.map((percent) => (value *= 1 + percent / 100))]
}
const steady = growing(Array.from({ length: 60 }, () => 1))

describe('periodReturns', () => {
  it('accumulate and give the return a year', () => {
    expect(periodReturns(steady)).toEqual([
      { months: 12, accumulated: 12.6825, yearly: 12.6825 },
      { months: 24, accumulated: 26.9735, yearly: 12.6825 },
      { months: 36, accumulated: 43.0769, yearly: 12.6825 },
      { months: 60, accumulated: 81.6697, yearly: 12.6825 },
    ])
  })

  it('are null where the history is too short', () => {
    expect(periodReturns(steady.slice(-25)).map((one) => one?.months ?? null)).toEqual([12, 24, null, null])
  })
})

describe('volatility', () => {
  it('is zero where every month is the same', () => {
    expect(volatility(steady, 36)).toBe(0)
  })

  it('is the deviation of monthly returns, a year', () => {
    const swinging = growing([2, -2, 2, -2, 2, -2, 2, -2, 2, -2, 2, -2])
    expect(volatility(swinging, 12)).toBeCloseTo(2 * Math.sqrt(12 / 11) * Math.sqrt(12), 3)
  })

  it('needs three months', () => {
    expect(volatility([1, 1.1], 12)).toBeNull()
  })
})

describe('outcomeRange', () => {
  const history = growing([...Array.from({ length: 12 }, () => -1), ...Array.from({ length: 24 }, () => 2)])

  it('looks at every stretch of the history', () => {
    const range = outcomeRange(history)
    expect(range).toMatchObject({ months: 12, stretches: 25, worst: -11.3615, best: 26.8242 })
    expect(range?.losingPercent).toBe(20)
    expect(range?.low).toBeLessThanOrEqual(range?.middle ?? 0)
    expect(range?.middle).toBeLessThanOrEqual(range?.high ?? 0)
  })

  it('leaves one in ten below the low one and one in ten above the high one', () => {
    const steps = growing([
      ...Array.from({ length: 11 }, () => 0),
      ...Array.from({ length: 11 }, (_, index) => index),
    ])
    const sorted = steps.slice(12).map((last, index) => (last / (steps[index] ?? 1) - 1) * 100)
    const range = outcomeRange(steps)
    expect(range?.stretches).toBe(11)
    for (const [name, index] of [
      ['worst', 0],
      ['low', 1],
      ['middle', 5],
      ['high', 9],
      ['best', 10],
    ] as const) {
      expect(range?.[name]).toBeCloseTo(sorted[index] ?? 0, 3)
    }
  })

  it('is told on a balance', () => {
    const range = outcomeRange(history)
    expect(range && outcomesOnBalance(10_000, range)).toMatchObject({ worst: 8863.85, best: 12_682.42 })
  })

  it('is null for a history shorter than a stretch', () => {
    expect(outcomeRange(history.slice(0, 12))).toBeNull()
  })
})
