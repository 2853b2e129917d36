import type { StoredDraft } from '#app/forms/use-kept-form.ts'
import type { AnswerStepId } from '#contract/enrolment/onboarding.ts'
import type { DraftedStepId } from '#contract/enrolment/onboarding-drafts.ts'
import { ONBOARDING_END, OnboardingStep } from '#domain/enrolment/onboarding-steps.ts'
import type { onboardingState } from './onboarding.functions.ts'

/** Where a person stands in the first access of a plan link, as the API answers it. */
export type OnboardingState = Awaited<ReturnType<typeof onboardingState>>

/** The step that an address shows: the start, the one that was asked for while it is within reach, else the one to go on with. */
export function shownStep(
  asked: number | undefined,
  { onboarding, idStep, respostas }: Pick<OnboardingState, 'onboarding' | 'idStep' | 'respostas'>,
): number {
  if (onboarding === 'N' || asked === OnboardingStep.start) return OnboardingStep.start
  const isAnswered = respostas.some((saved) => saved.idStep === asked)
  if (asked !== undefined && (isAnswered || asked === idStep)) return asked
  return asked === undefined && respostas.length === 0 ? OnboardingStep.start : idStep
}

/** The step after, by position in the plan's list; the end after the last. */
export function stepAfter(step: number, { passos }: Pick<OnboardingState, 'passos'>): number {
  return passos[passos.indexOf(step) + 1] ?? ONBOARDING_END
}

/** The step before; null at the first one, which has none. */
export function stepBefore(step: number, { passos }: Pick<OnboardingState, 'passos'>): number | null {
  return passos[passos.indexOf(step) - 1] ?? null
}

/** Where the address of a step leads; the end leads to the start, which then says good-bye. */
export function stepHref(step: number): string {
  return `/onboarding?idStep=${step === ONBOARDING_END ? OnboardingStep.start : step}`
}

/** Saved answers of a step; undefined before the first save. */
export function savedStep({ respostas }: Pick<OnboardingState, 'respostas'>, step: AnswerStepId) {
  return respostas.find(({ idStep }) => idStep === step)
}

/** Unsaved draft of a step, as its form takes it. */
export function draftOfStep(
  { rascunhos }: Pick<OnboardingState, 'rascunhos'>,
  step: DraftedStepId,
): StoredDraft {
  const draft = rascunhos.find(({ idStep }) => idStep === step)
  return { version: draft?.versao ?? 0, savedAt: draft?.salvoEm ?? null, data: draft?.dados ?? null }
}
