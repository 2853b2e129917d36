/** Steps of the onboarding wizard, by their ids in the address. */
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

/** Whether the step may be left unanswered. `skippable`: those that the plan lets be filled in later; never one that the product does not. */
export function canSkipOnboardingStep(step: number, skippable: readonly number[] = SKIPPABLE_STEPS): boolean {
  return skippable.includes(step) && SKIPPABLE_STEPS.some((id) => id === step)
}
