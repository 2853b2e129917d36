/** Steps of the onboarding wizard, by their ids in the address (specification section 2). */
export const OnboardingStep = {
  start: 0,
  password: 1,
  politicalExposure: 2,
  incomeRange: 3,
  address: 4,
  payment: 5,
  percentages: 6,
  investmentProfile: 7,
} as const
export type OnboardingStepId = (typeof OnboardingStep)[keyof typeof OnboardingStep]

/** Answered after the last step: the wizard is over. */
export const ONBOARDING_END = -1

/** Value of the plan flag `onboarding_plano` for plans with a fixed voluntary contribution. */
export const VOLUNTARY_ONBOARDING = 6

const FIRST_ANSWER = OnboardingStep.password
const ONLY_VOLUNTARY: readonly OnboardingStepId[] = [OnboardingStep.incomeRange, OnboardingStep.payment]
const ONLY_PERCENTAGE: readonly OnboardingStepId[] = [OnboardingStep.percentages]
/** Steps that a plan may let its people leave for later. */
export const SKIPPABLE_STEPS = [
  OnboardingStep.payment,
  OnboardingStep.percentages,
  OnboardingStep.investmentProfile,
] as const

/** Steps of a plan in order: with flag 6 without the percentages, else without income range and payment data. */
export function onboardingSteps(flag: number): OnboardingStepId[] {
  const left = flag === VOLUNTARY_ONBOARDING ? ONLY_PERCENTAGE : ONLY_VOLUNTARY
  return Object.values(OnboardingStep).filter((step) => !left.includes(step))
}

/** The step after, by position in the plan's list; the end after the last; the start for a step the plan has not. */
export function nextOnboardingStep(step: number, flag: number): OnboardingStepId | typeof ONBOARDING_END {
  const steps = onboardingSteps(flag)
  const position = steps.findIndex((id) => id === step)
  if (position === -1) return OnboardingStep.start
  return steps[position + 1] ?? ONBOARDING_END
}

/** The step before, never before the first answer (step 1). */
export function previousOnboardingStep(step: number, flag: number): OnboardingStepId {
  const steps = onboardingSteps(flag)
  const position = steps.findIndex((id) => id === step)
  const before = steps[position - 1] ?? FIRST_ANSWER
  return before < FIRST_ANSWER ? FIRST_ANSWER : before
}

/** Whether the step may be left unanswered. `skippable`: those that the plan lets be filled in later; never one that the product does not. */
export function canSkipOnboardingStep(step: number, skippable: readonly number[] = SKIPPABLE_STEPS): boolean {
  return skippable.includes(step) && SKIPPABLE_STEPS.some((id) => id === step)
}
