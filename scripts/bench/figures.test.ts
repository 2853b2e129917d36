import { describe, expect, it } from 'vitest'
import { exponent, median, percentile } from './figures.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

describe('a percentile', () => {
  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('of %d is the value at that rank, whatever the order', (share, value) => {
    expect(percentile(hundred, share)).toBe(value)
  })

  it('of a single value is that value', () => expect(percentile([7], 0.99)).toBe(7))

  it('of nothing is an error and no figure', () => expect(() => percentile([], 0.5)).toThrow(RangeError))

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    percentile(values, 0.5)
    expect(values).toEqual([3, 1, 2])
  })
})

it('takes the middle of an odd and the lower middle of an even number of values', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2)
})

describe('an exponent', () => {
  const sizes = [10_000, 100_000, 1_000_000]

  it.each([0, 0.5, 1, 2])('of what grows by the power of %d is that power', (power) => {
    const measured = sizes.map((size) => ({ size, time: 3 * size ** power }))
    expect(exponent(measured)).toBeCloseTo(power)
  })

  it('lies between the steps of what does not grow evenly', () => {
    const measured = [1, 10, 1000].map((time, index) => ({ size: 10 ** index, time }))
    expect(exponent(measured)).toBeCloseTo(1.5)
  })

  it('needs two sizes', () => {
    expect(() => exponent([])).toThrow(RangeError)
    expect(() => exponent([1, 2].map((time) => ({ size: 10, time })))).toThrow(RangeError)
  })
})
