import { describe, expect, it } from 'vitest'
import { formatProtocol } from './protocol.ts'

describe('protocol', () => {
  it('is year and sequence', () => {
    expect(formatProtocol(2026, 123)).toBe('2026.0000123')
    expect(formatProtocol(1000, 1)).toBe('1000.0000001')
    expect(formatProtocol(9999, 2)).toBe('9999.0000002')
    expect(formatProtocol(2026, 9_999_999)).toBe('2026.9999999')
  })

  it.each([
    [2026, 0],
    [2026, 10_000_000],
    [2026, 1.5],
    [999, 1],
    [10_000, 1],
    [26, 1],
  ])('refuses year %d with sequence %d', (year, sequence) => {
    expect(() => formatProtocol(year, sequence)).toThrow(RangeError)
  })
})
