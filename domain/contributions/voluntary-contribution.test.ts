import { describe, expect, it } from 'vitest'
import { checkVoluntaryContribution, raiseToMinimum } from './voluntary-contribution.ts'

const minimum = { minimumVoluntary: 122.08 }

describe('raiseToMinimum', () => {
  it.each([
    [100, 122.08],
    [null, 122.08],
    [-5, 122.08],
    [122.08, 122.08],
    [500.5, 500.5],
  ])('turns %s into %d', (value, expected) => {
    expect(raiseToMinimum(value, minimum)).toBe(expected)
  })
})

describe('checkVoluntaryContribution', () => {
  it('takes no amount of nothing where there is no minimum', () => {
    expect(checkVoluntaryContribution(0, { minimumVoluntary: 0 })).toEqual({
      ok: false,
      problems: [{ field: 'value', code: 'value-required' }],
    })
    expect(checkVoluntaryContribution(0.01, { minimumVoluntary: 0 })).toEqual({ ok: true, result: 0.01 })
  })

  it.each([122.08, 122.09, 10_000])('accepts %d', (value) => {
    expect(checkVoluntaryContribution(value, minimum)).toEqual({ ok: true, result: value })
  })

  it.each([
    [122.07, 'below-minimum'],
    [-200, 'below-minimum'],
    [150.005, 'fraction-of-cent'],
    [null, 'value-required'],
    [Number.NaN, 'value-required'],
  ])('refuses %s: %s', (value, code) => {
    expect(checkVoluntaryContribution(value, minimum)).toEqual({
      ok: false,
      problems: [{ field: 'value', code }],
    })
  })
})
