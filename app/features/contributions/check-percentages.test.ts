import { describe, expect, it } from 'vitest'
import { percentageSentences as problems } from '#contract/contributions.text.ts'
import { checkPercentages } from './check-percentages.ts'
import { percentageRules } from './contribution-rules.ts'
import { belowUnit, exactlyOneUnit, fourPercent } from './contributions.fixtures.ts'

const check = (situation: typeof fourPercent, percentualBasica: number, percentualSuplementar: number) =>
  checkPercentages({ percentualBasica, percentualSuplementar }, percentageRules(situation), '2026-12')?.fields

describe('the check before sending', () => {
  it('lets a real change through', () => {
    expect(check(fourPercent, 6, 5)).toBeUndefined()
    expect(check(fourPercent, 5, 0)).toBeUndefined()
    expect(check(belowUnit, 0, 25)).toBeUndefined()
  })

  it('lets supplementary stand beside any basic at exactly one unit of pay', () => {
    expect(check(exactlyOneUnit, 1, 5)).toBeUndefined()
  })

  it('puts each message under its field', () => {
    expect(check(fourPercent, 4, 5)).toEqual({ percentualSuplementar: problems['basic-below-maximum'] })
    expect(check(belowUnit, 3, 5)).toEqual({ percentualBasica: problems['salary-below-unit'] })
    expect(check(fourPercent, 0, 0)).toEqual({ percentualBasica: problems['nothing-contributed'] })
    expect(check(belowUnit, 0, 0)).toEqual({ percentualSuplementar: problems['nothing-contributed'] })
    expect(check(fourPercent, 4, 0)).toEqual({ percentualBasica: problems.unchanged })
  })
})
