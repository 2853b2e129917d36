import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerSteps, isWithinReach, openStep, refusalOfStep } from './onboarding-progress.ts'
import {
  canSkipOnboardingStep,
  ONBOARDING_END,
  onboardingSteps,
  VOLUNTARY_ONBOARDING,
} from './onboarding-steps.ts'

const flag = fc.integer({ min: 0, max: 12 })
const step = fc.integer({ min: -2, max: 9 })
const answered = fc.uniqueArray(fc.integer({ min: 1, max: 7 }))

describe('steps of any plan flag', () => {
  it('leave out the percentages with flag 6, and income range and payment without it', () => {
    fc.assert(
      fc.property(flag, (value) => {
        const left = value === VOLUNTARY_ONBOARDING ? [6] : [3, 5]
        expect(onboardingSteps(value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].filter((id) => !left.includes(id)))
      }),
    )
  })

  it('lead from the start to the end, whoever answers each as it comes', () => {
    fc.assert(
      fc.property(flag, (value) => {
        const way: number[] = []
        for (let at = openStep({ flag: value, answered: way }); at !== ONBOARDING_END; )
          at = openStep({ flag: value, answered: [...way, way.push(at) && at] })
        expect([0, ...way]).toEqual(onboardingSteps(value))
      }),
    )
  })
})

describe('progress', () => {
  it('goes on at the first step without an answer, whatever else was answered', () => {
    fc.assert(
      fc.property(flag, answered, (value, done) => {
        const steps = answerSteps(value)
        const open = openStep({ flag: value, answered: done })
        const before = open === ONBOARDING_END ? steps : steps.slice(0, steps.indexOf(open))
        expect(before.every((id) => done.includes(id))).toBe(true)
        expect(done).not.toContain(open)
      }),
    )
  })

  it('saves nothing out of reach, and skips nothing before the payment', () => {
    fc.assert(
      fc.property(flag, answered, step, fc.boolean(), (value, done, asked, isSkipped) => {
        const progress = { flag: value, answered: done }
        const isAllowed = refusalOfStep({ step: asked, isSkipped }, progress) === null
        expect(isAllowed).toBe(isWithinReach(asked, progress) && (!isSkipped || canSkipOnboardingStep(asked)))
      }),
    )
  })

  it('is through once every step was saved in its order', () => {
    fc.assert(
      fc.property(flag, (value) => {
        const done: number[] = []
        for (const id of answerSteps(value)) {
          expect(refusalOfStep({ step: id, isSkipped: false }, { flag: value, answered: done })).toBeNull()
          done.push(id)
        }
        expect(openStep({ flag: value, answered: done })).toBe(ONBOARDING_END)
      }),
    )
  })

  it.each([
    [3, 1, [1, 2], 'not-in-plan'],
    [6, 6, [1, 2, 3, 4, 5], 'not-in-plan'],
    [0, 1, [], 'not-in-plan'],
    [7, 1, [1, 2, 4], 'out-of-order'],
    [4, 6, [1, 2], 'out-of-order'],
  ] as const)('step %i with flag %i after %j is refused: %s', (asked, value, done, refusal) => {
    expect(refusalOfStep({ step: asked, isSkipped: false }, { flag: value, answered: done })).toBe(refusal)
  })

  it('skips only what the plan lets be left for later, and never what the product does not', () => {
    const done = { flag: 6, answered: [1, 2, 3, 4] }
    expect(refusalOfStep({ step: 5, isSkipped: true, skippable: [5] }, done)).toBeNull()
    expect(refusalOfStep({ step: 5, isSkipped: true, skippable: [7] }, done)).toBe('not-skippable')
    expect(refusalOfStep({ step: 4, isSkipped: true, skippable: [4] }, done)).toBe('not-skippable')
  })

  it.each([1, 2, 3, 4])('step %i can not be skipped', (asked) => {
    const done = [1, 2, 3].filter((id) => id < asked)
    expect(refusalOfStep({ step: asked, isSkipped: true }, { flag: 6, answered: done })).toBe('not-skippable')
  })
})
