import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp2 } from '#domain/money.ts'
import { basicByFormula, calculateContribution } from './calculate-contribution.ts'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'

const basic = (salary: number, basicPercent: number) =>
  calculateContribution({ salary, basicPercent, supplementaryPercent: 0 }, parameters).basicContribution
const supplementary = (salary: number, supplementaryPercent: number) =>
  calculateContribution({ salary, basicPercent: 0, supplementaryPercent }, parameters)
    .supplementaryContribution

describe('basic contribution', () => {
  it.each([
    [10_000, 1, 33.6],
    [10_000, 3, 100.79],
    [10_000, 4, 134.39],
    [10_000, 6, 201.58],
    [7473.3, 1, 6.23],
    [7473.3, 6, 37.35],
    [7473.29, 6, 37.35],
    [6898.65, 6, 0],
    [25_000, 6, 1176.55],
  ])('of %d at %d%% is %d', (salary, percent, expected) => {
    expect(basic(salary, percent)).toBe(expected)
  })

  it('is negative by formula on low pay, and never charged', () => {
    expect(roundHalfUp2(basicByFormula(1412, 6, parameters))).toBe(-356.62)
    expect(roundHalfUp2(basicByFormula(3000, 6, parameters))).toBe(-253.4)
    expect(basicByFormula(6898.64, 6, parameters).isNegative()).toBe(true)
    expect(Object.is(roundHalfUp2(basicByFormula(6898.64, 6, parameters)), 0)).toBe(true)
    expect(Object.is(basic(1412, 6), 0)).toBe(true)
  })
})

describe('supplementary contribution', () => {
  it.each([
    [10_000, 5, 541.65],
    [10_000, 25, 2708.25],
    [1412, 25, 382.4],
    [12_345.67, 5, 668.7],
    [3000, 25, 812.48],
  ])('of %d at %d%% is %d', (salary, percent, expected) => {
    expect(supplementary(salary, percent)).toBe(expected)
  })
})

describe('cents', () => {
  it('are decimal, where binary floats lose one', () => {
    expect(basic(8000, 5)).toBe(59.66)
    expect(basic(8500, 2)).toBe(34.7)
    expect(supplementary(1000, 15)).toBe(162.5)
  })
})

describe('calculateContribution', () => {
  it('gives zeros while the salary is unknown', () => {
    expect(
      calculateContribution({ salary: null, basicPercent: 6, supplementaryPercent: 25 }, parameters),
    ).toEqual({
      basicContribution: 0,
      supplementaryContribution: 0,
    })
  })

  it('takes the salary as the database gives it', () => {
    expect(
      calculateContribution({ salary: '10000.00', basicPercent: 6, supplementaryPercent: 5 }, parameters),
    ).toEqual({ basicContribution: 201.58, supplementaryContribution: 541.65 })
  })

  it('never falls when pay or percentage rises, and never below zero', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 24 }),
        (pay, more, pb, ps) => {
          const salary = pay / 100
          const low = calculateContribution(
            { salary, basicPercent: pb, supplementaryPercent: ps },
            parameters,
          )
          const high = calculateContribution(
            { salary: (pay + more) / 100, basicPercent: pb + 1, supplementaryPercent: ps + 1 },
            parameters,
          )
          expect(low.basicContribution).toBeGreaterThanOrEqual(0)
          expect(high.basicContribution).toBeGreaterThanOrEqual(low.basicContribution)
          expect(high.supplementaryContribution).toBeGreaterThanOrEqual(low.supplementaryContribution)
        },
      ),
    )
  })
})
