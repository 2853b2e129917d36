import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { calculateContribution } from './calculate-contribution.ts'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { employerContribution } from './employer-contribution.ts'

describe('employerContribution', () => {
  it('doubles the basic contribution at 100%', () => {
    const choice = { salary: 10_000, basicPercent: 6, supplementaryPercent: 5 }
    const own = calculateContribution(choice, parameters)
    const employer = employerContribution(choice, parameters)
    expect(employer).toBe(201.58)
    expect(sumReais([own.basicContribution, own.supplementaryContribution, employer])).toBe(944.81)
  })

  it('stops at the ceiling percentage', () => {
    const capped = { ...parameters, match: { rate: 100, ceilingPercent: 3 } }
    expect(employerContribution({ salary: 10_000, basicPercent: 6 }, capped)).toBe(100.79)
    expect(employerContribution({ salary: 10_000, basicPercent: 1 }, capped)).toBe(33.6)
  })

  it('follows the rate, half-up', () => {
    const half = { ...parameters, match: { rate: 50, ceilingPercent: null } }
    expect(employerContribution({ salary: 7473.3, basicPercent: 1 }, half)).toBe(3.12)
  })

  it('is nothing without match, without basic, and below the unit of the formula', () => {
    expect(employerContribution({ salary: 10_000, basicPercent: 6 }, { ...parameters, match: null })).toBe(0)
    expect(employerContribution({ salary: 10_000, basicPercent: 0 }, parameters)).toBe(0)
    expect(employerContribution({ salary: 3000, basicPercent: 6 }, parameters)).toBe(0)
  })
})
