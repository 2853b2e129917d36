import {
  canSkipOnboardingStep,
  ONBOARDING_END,
  OnboardingStep,
  type OnboardingStepId,
  onboardingSteps,
} from './onboarding-steps.ts'

/** Why a step can't be saved now. */
export type StepRefusal = 'not-in-plan' | 'out-of-order' | 'not-skippable'

type Progress = {
  /** Plan flag `onboarding_plano`. */
  flag: number
  /** Steps that were answered or skipped, in any order. */
  answered: readonly number[]
}

/** Steps of a plan that ask for something, in order: all but the start. */
export function answerSteps(flag: number): OnboardingStepId[] {
  return onboardingSteps(flag).filter((step) => step !== OnboardingStep.start)
}

/** Where a person goes on: the first step that was not answered; the end when all were. */
export function openStep({ flag, answered }: Progress): OnboardingStepId | typeof ONBOARDING_END {
  return answerSteps(flag).find((step) => !answered.includes(step)) ?? ONBOARDING_END
}

/** Whether a step may be shown and saved: one that was answered, or the one where the person goes on. */
export function isWithinReach(step: number, { flag, answered }: Progress): boolean {
  const steps: readonly number[] = answerSteps(flag)
  return steps.includes(step) && (answered.includes(step) || openStep({ flag, answered }) === step)
}

/**
 * Reason why a step can't be saved; null when it can. `skippable`: steps that the plan lets be skipped for later. Whoever saves the last
 * step has answered all of them.
 */
export function refusalOfStep(
  { step, isSkipped, skippable }: { step: number; isSkipped: boolean; skippable?: readonly number[] },
  progress: Progress,
): StepRefusal | null {
  if (!answerSteps(progress.flag).some((id) => id === step)) return 'not-in-plan'
  if (!isWithinReach(step, progress)) return 'out-of-order'
  return isSkipped && !canSkipOnboardingStep(step, skippable) ? 'not-skippable' : null
}
