import { describe, expect, it } from 'vitest'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { selectStates, settleChoice } from './select-states.ts'

describe('selectStates', () => {
  it.each([
    [7473.29, 0, 'salary-below-unit', null],
    [6898.65, 0, 'salary-below-unit', null],
    [7473.3, 0, null, null],
    [7473.3, 5, null, null],
    [7473.31, 5, null, 'basic-below-maximum'],
    [7473.31, 0, null, 'basic-below-maximum'],
    [7473.31, 6, null, null],
    [null, 0, 'salary-unknown', 'salary-unknown'],
  ])('pay %s, basic %i%%: basic %s, supplementary %s', (salary, basicPercent, basic, supplementary) => {
    expect(selectStates({ salary, basicPercent }, parameters)).toEqual({ basic, supplementary })
  })
})

describe('settleChoice', () => {
  it('drops the supplementary percentage when basic is lowered', () => {
    expect(settleChoice({ salary: 10_000, basicPercent: 5, supplementaryPercent: 8 }, parameters)).toEqual({
      basicPercent: 5,
      supplementaryPercent: 0,
      resets: ['supplementaryPercent'],
    })
  })

  it('drops the basic percentage below the unit and keeps the supplementary one', () => {
    expect(settleChoice({ salary: 7000, basicPercent: 3, supplementaryPercent: 8 }, parameters)).toEqual({
      basicPercent: 0,
      supplementaryPercent: 8,
      resets: ['basicPercent'],
    })
  })

  it('leaves a choice that stands', () => {
    expect(settleChoice({ salary: 10_000, basicPercent: 6, supplementaryPercent: 5 }, parameters)).toEqual({
      basicPercent: 6,
      supplementaryPercent: 5,
      resets: [],
    })
  })
})
