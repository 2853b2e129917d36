import { useNavigate } from '@tanstack/react-router'
import { type Submission, useSubmission } from '#app/forms/portal-form.ts'
import type { AnyMetadata } from '#contract/onboarding.ts'
import { ONBOARDING_END, OnboardingStep } from '#domain/onboarding-steps.ts'
import type { StepInput } from './onboarding.schema.ts'
import { type OnboardingState, stepAfter } from './onboarding-state.ts'

/** Sends a step to the API; settles once what it changed was read. */
export type SendStep = (input: StepInput) => Promise<unknown>

export type SaveStep = Pick<Submission, 'problem' | 'isSending'> & {
  /** Saves what a step holds and goes on. Answers whether it was saved. */
  save: (metadata: AnyMetadata) => Promise<boolean>
  /** Leaves the step for later and goes on. */
  skip: () => Promise<boolean>
  /** Goes on without saving: the step is as it was. */
  goOn: () => void
}

/** Saves a step and goes to the next one by position; the last one leads to the start, which then says good-bye. */
export function useSaveStep(step: number, state: OnboardingState, send: SendStep): SaveStep {
  const navigate = useNavigate()
  const { run, problem, isSending } = useSubmission()
  const goOn = () => {
    const next = stepAfter(step, state)
    const idStep = next === ONBOARDING_END ? OnboardingStep.start : next
    void navigate({ to: '/onboarding', search: { idStep } })
  }
  const submit = async (input: Pick<StepInput, 'metadata' | 'pular'>) => {
    const idStep = step as StepInput['idStep']
    const isSaved = await run(() => send({ ...input, idStep, versao: state.versao }))
    if (isSaved) goOn()
    return isSaved
  }
  return {
    problem,
    isSending,
    save: (metadata) => submit({ metadata, pular: false }),
    skip: () => submit({ metadata: {}, pular: true }),
    goOn,
  }
}
