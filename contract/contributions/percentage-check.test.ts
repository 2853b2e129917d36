import { describe, expect, it } from 'vitest'
import { defaultContributionParameters as parameters } from '#domain/contributions/contribution-parameters.ts'
import { byField } from '../complaints.ts'
import { percentageSentences as sentences } from './contributions.text.ts'
import { checkPercentageValues } from './percentage-check.ts'

const fourPercent = { salary: 10_000, current: { basicPercent: 4, supplementaryPercent: 0 } }
const belowUnit = { salary: 3000, current: { basicPercent: 0, supplementaryPercent: 10 } }
const exactlyOneUnit = { salary: 7473.3, current: { basicPercent: 1, supplementaryPercent: 0 } }

const check = (
  facts: Parameters<typeof checkPercentageValues>[1],
  percentualBasica: number,
  percentualSuplementar: number,
) => {
  const outcome = checkPercentageValues({ percentualBasica, percentualSuplementar }, facts, parameters)
  return outcome.ok ? {} : byField(outcome.problems)
}

describe('percentages', () => {
  it('that change something may be sent, with what they come to', () => {
    const chosen = { percentualBasica: 6, percentualSuplementar: 5 }
    expect(checkPercentageValues(chosen, fourPercent, parameters)).toMatchObject({
      ok: true,
      result: { amounts: { basic: 201.58, supplementary: 541.65, employer: 201.58, total: 944.81 } },
    })
    expect(check(fourPercent, 5, 0)).toEqual({})
    expect(check(belowUnit, 0, 25)).toEqual({})
    expect(check({ ...fourPercent, current: null }, 4, 0)).toEqual({})
  })

  it('let supplementary stand beside any basic at exactly one unit of pay', () => {
    expect(check(exactlyOneUnit, 1, 5)).toEqual({})
  })

  it('are complained about under their fields', () => {
    expect(check(fourPercent, 4, 5)).toEqual({ percentualSuplementar: sentences['basic-below-maximum'] })
    expect(check(belowUnit, 3, 5)).toEqual({ percentualBasica: sentences['salary-below-unit'] })
    expect(check(fourPercent, 0, 0)).toEqual({ percentualBasica: sentences['nothing-contributed'] })
    expect(check(belowUnit, 0, 0)).toEqual({ percentualSuplementar: sentences['nothing-contributed'] })
    expect(check(fourPercent, 4, 0)).toEqual({ percentualBasica: sentences.unchanged })
    expect(check({ ...fourPercent, salary: null }, 4, 0)).toEqual({
      percentualBasica: sentences['salary-unknown'],
    })
  })
})
