import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { monthlyAmounts } from './monthly-amounts.ts'

describe('monthlyAmounts', () => {
  it.each([
    [
      { salary: 10_000, basicPercent: 6, supplementaryPercent: 5 },
      { basic: 201.58, supplementary: 541.65, employer: 201.58, total: 944.81 },
    ],
    [
      { salary: 3_000, basicPercent: 0, supplementaryPercent: 25 },
      { basic: 0, supplementary: 812.48, employer: 0, total: 812.48 },
    ],
    [
      { salary: null, basicPercent: 6, supplementaryPercent: 5 },
      { basic: 0, supplementary: 0, employer: 0, total: 0 },
    ],
  ])('of %j are %j', (choice, amounts) => {
    expect(monthlyAmounts(choice, parameters)).toEqual(amounts)
  })

  it('add up to their total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 25 }),
        (cents, basicPercent, supplementaryPercent) => {
          const choice = { salary: cents / 100, basicPercent, supplementaryPercent }
          const { total, ...parts } = monthlyAmounts(choice, parameters)
          expect(total).toBe(sumReais(Object.values(parts)))
        },
      ),
    )
  })
})
