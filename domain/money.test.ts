import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromCents,
  isWholeCents,
  percentOf,
  roundDown2,
  roundHalfUp,
  roundHalfUp2,
  sumReais,
  toCents,
  toDecimal,
} from './money.ts'

describe('roundHalfUp2', () => {
  it.each([
    ['59.655', 59.66],
    ['812.475', 812.48],
    ['1.005', 1.01],
    ['-0.005', -0.01],
    ['2.344999', 2.34],
  ])('rounds %s to %s', (input, expected) => {
    expect(roundHalfUp2(input)).toBe(expected)
  })

  it('never answers negative zero', () => {
    expect(Object.is(roundHalfUp2('-0.0002'), 0)).toBe(true)
    expect(Object.is(roundHalfUp2(-0), 0)).toBe(true)
  })

  it('is idempotent and moves a value by half a cent at most', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = roundHalfUp2(value)
        expect(roundHalfUp2(rounded)).toBe(rounded)
        expect(toDecimal(value).minus(rounded).abs().lessThanOrEqualTo('0.005')).toBe(true)
      }),
    )
  })
})

describe('roundDown2', () => {
  it('never passes the amount', () => {
    expect(roundDown2('899.759')).toBe(899.75)
    expect(roundDown2('899.75')).toBe(899.75)
    expect(roundDown2('-0.001')).toBe(-0.01)
    expect(Object.is(roundDown2('0.009'), 0)).toBe(true)
  })
})

describe('cents', () => {
  it('go to reais and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
    )
  })

  it('are rounded half-up', () => {
    expect(toCents('1.005')).toBe(101)
    expect(toCents(0.29)).toBe(29)
  })

  it('must be whole', () => {
    expect(() => fromCents(1.5)).toThrow(RangeError)
  })
})

describe('amounts', () => {
  it('are refused when they are not finite numbers', () => {
    expect(() => toDecimal(Number.NaN)).toThrow(RangeError)
    expect(() => toDecimal(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => toDecimal('1.234,56')).toThrow(RangeError)
  })

  it('sum without drift', () => {
    expect(sumReais([0.1, 0.2, '0.3'])).toBe(0.6)
    expect(sumReais([])).toBe(0)
  })

  it('know their percentages and decimals', () => {
    expect(percentOf('10833', 5).toString()).toBe('541.65')
    expect(roundHalfUp('2.10430000', 4)).toBe(2.1043)
    expect(isWholeCents(122.08)).toBe(true)
    expect(isWholeCents('122.085')).toBe(false)
  })
})
