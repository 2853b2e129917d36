import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContributionChange } from './check-contribution-change.ts'
import { checkContributionChange } from './check-contribution-change.ts'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { settleChoice } from './select-states.ts'

const change: ContributionChange = {
  salary: 10_000,
  basicPercent: 6,
  supplementaryPercent: 5,
  current: { basicPercent: 4, supplementaryPercent: 0 },
}
const problemsOf = (differences: Partial<ContributionChange>) => {
  const outcome = checkContributionChange({ ...change, ...differences }, parameters)
  return outcome.ok ? [] : outcome.problems
}

describe('an accepted change', () => {
  it('answers amounts, match and total', () => {
    expect(checkContributionChange(change, parameters)).toEqual({
      ok: true,
      result: {
        basicPercent: 6,
        supplementaryPercent: 5,
        amounts: { basic: 201.58, supplementary: 541.65, employer: 201.58, total: 944.81 },
      },
    })
  })

  it.each([
    ['supplementary alone on low pay', { salary: 3000, basicPercent: 0, supplementaryPercent: 25 }],
    ['both, at exactly one unit and low basic', { salary: 7473.3, basicPercent: 1, supplementaryPercent: 9 }],
    ['a first choice', { current: null }],
    ['of cents, on next to no pay', { salary: 8, basicPercent: 0, supplementaryPercent: 5 }],
  ])('may be %s', (_, differences) => {
    expect(problemsOf(differences)).toEqual([])
  })
})

describe('a refused change', () => {
  it.each([
    [{ salary: null }, { field: 'salary', code: 'salary-unknown' }],
    [
      { salary: 7473.29, basicPercent: 1 },
      { field: 'basicPercent', code: 'salary-below-unit' },
    ],
    [
      { basicPercent: 7, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'percent-not-offered' },
    ],
    [
      { basicPercent: 2.5, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'percent-not-offered' },
    ],
    [
      { basicPercent: -1, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'percent-not-offered' },
    ],
    [{ supplementaryPercent: 26 }, { field: 'supplementaryPercent', code: 'percent-not-offered' }],
    [
      { basicPercent: Number.NaN, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'percent-not-offered' },
    ],
    [{ basicPercent: 5 }, { field: 'supplementaryPercent', code: 'basic-below-maximum' }],
    [
      { basicPercent: 0, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'nothing-contributed' },
    ],
    [
      { salary: 3000, basicPercent: 0, supplementaryPercent: 0 },
      { field: 'supplementaryPercent', code: 'nothing-contributed' },
    ],
    [
      { basicPercent: 4, supplementaryPercent: 0 },
      { field: 'basicPercent', code: 'unchanged' },
    ],
  ])('%o says %o', (differences, problem) => {
    expect(problemsOf(differences)).toEqual([problem])
  })

  it('tells every problem at once', () => {
    expect(problemsOf({ basicPercent: 7, supplementaryPercent: 30 })).toEqual([
      { field: 'basicPercent', code: 'percent-not-offered' },
      { field: 'supplementaryPercent', code: 'percent-not-offered' },
    ])
  })
})

it('accepts every settled choice above zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5_000_000 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 25 }),
      (cents, basicPercent, supplementaryPercent) => {
        const salary = cents / 100
        const settled = settleChoice({ salary, basicPercent, supplementaryPercent }, parameters)
        const codes = problemsOf({ ...settled, salary, current: null }).map(({ code }) => code)
        const isEmpty = settled.basicPercent === 0 && settled.supplementaryPercent === 0
        expect(codes).toEqual(isEmpty ? ['nothing-contributed'] : [])
      },
    ),
  )
})
