import { describe, expect, it } from 'vitest'
import { yearsToRetirement } from './years-to-retirement.ts'

const normal = { kind: 'normal', minimumAge: 60, minimumMonths: 60 } as const
const early = { kind: 'early', minimumAge: 55, minimumMonths: 60 } as const

describe('yearsToRetirement', () => {
  it.each([
    [{ age: 38, monthsInPlan: 59 }, 22],
    [{ age: 58, monthsInPlan: 12 }, 4],
    [{ age: 58, monthsInPlan: 11 }, 5],
    [{ age: 68, monthsInPlan: 400 }, 0],
  ])('waits for the age and the time in the plan: %o → %d', (facts, years) => {
    expect(yearsToRetirement(facts, [normal, early])).toBe(years)
  })

  it('takes the nearest of several ways, and none where there is none', () => {
    const soon = { ...normal, minimumAge: 50 }
    expect(yearsToRetirement({ age: 45, monthsInPlan: 100 }, [normal, soon])).toBe(5)
    expect(yearsToRetirement({ age: 45, monthsInPlan: 100 }, [early])).toBeNull()
  })
})
