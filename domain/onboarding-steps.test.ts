import { describe, expect, it } from 'vitest'
import {
  canSkipOnboardingStep,
  nextOnboardingStep,
  ONBOARDING_END,
  onboardingSteps,
  previousOnboardingStep,
} from './onboarding-steps.ts'

describe('onboarding steps', () => {
  it.each([
    [6, [0, 1, 2, 3, 4, 5, 7]],
    [1, [0, 1, 2, 4, 6, 7]],
    [0, [0, 1, 2, 4, 6, 7]],
  ])('with flag %i are %j', (flag, steps) => {
    expect(onboardingSteps(flag)).toEqual(steps)
  })

  it.each([
    [0, 1, 1],
    [2, 1, 4],
    [4, 1, 6],
    [2, 6, 3],
    [5, 6, 7],
    [7, 6, ONBOARDING_END],
    [7, 1, ONBOARDING_END],
    [3, 1, 0],
  ])('after %i with flag %i comes %i', (step, flag, next) => {
    expect(nextOnboardingStep(step, flag)).toBe(next)
  })

  it.each([
    [7, 6, 5],
    [6, 1, 4],
    [4, 1, 2],
    [1, 1, 1],
    [0, 6, 1],
    [3, 1, 1],
  ])('before %i with flag %i comes %i', (step, flag, previous) => {
    expect(previousOnboardingStep(step, flag)).toBe(previous)
  })

  it('may be skipped only from payment data on', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((step) => canSkipOnboardingStep(step))).toEqual([5, 6, 7])
  })
})
