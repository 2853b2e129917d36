import { describe, expect, it } from 'vitest'
import { cappedCount } from './capped-count.ts'

describe('the count on a badge', () => {
  it.each([
    [0, ''],
    [-3, ''],
    [Number.NaN, ''],
    [1, '1'],
    [99, '99'],
    [100, '99'],
    [12_000, '99'],
  ])('shows %d as "%s"', (count, shown) => expect(cappedCount(count)).toBe(shown))
})
