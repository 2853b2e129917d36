import { describe, expect, it } from 'vitest'
import { canSkipOnboardingStep, onboardingSteps } from './onboarding-steps.ts'

describe('onboarding steps', () => {
  it.each([
    [6, [0, 1, 2, 3, 4, 5, 7]],
    [1, [0, 1, 2, 4, 6, 7]],
    [0, [0, 1, 2, 4, 6, 7]],
  ])('with flag %i are %j', (flag, steps) => {
    expect(onboardingSteps(flag)).toEqual(steps)
  })

  it('may be skipped only from payment data on', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((step) => canSkipOnboardingStep(step))).toEqual([5, 6, 7])
  })
})
