import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Problem } from '#app/api/problem.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { readVisitAnew } from '#app/session/session.queries.ts'
import type { AnyMetadata, StepToSave } from '#contract/onboarding.ts'
import { ONBOARDING_END, OnboardingStep } from '#domain/onboarding-steps.ts'
import { saveOnboardingStep } from './onboarding.functions.ts'
import { type OnboardingState, stepAfter } from './onboarding-state.ts'

export type SaveStep = {
  problem: Problem | null
  isSending: boolean
  /** Saves what a step holds and goes on. Answers whether it was saved. */
  save: (metadata: AnyMetadata) => Promise<boolean>
  /** Leaves the step for later and goes on. */
  skip: () => Promise<boolean>
  /** Goes on without saving: the step is as it was. */
  goOn: () => void
}

/** Saves a step and goes to the next one by position; the last one leads to the start, which then says good-bye. */
export function useSaveStep(step: number, state: OnboardingState): SaveStep {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const saving = useCommand(saveOnboardingStep)
  const goOn = () => {
    const next = stepAfter(step, state)
    const idStep = next === ONBOARDING_END ? OnboardingStep.start : next
    void navigate({ to: '/onboarding', search: { idStep } })
  }
  const submit = async (input: Pick<StepToSave, 'metadata' | 'pular'>) => {
    const idStep = step as StepToSave['idStep']
    const outcome = await saving.run({ ...input, idStep, idVinculo: state.idVinculo, versao: state.versao })
    if (!outcome.ok) return false
    // The button stays busy until the answer is on the page; the next step's loader then asks once more, as whenever a step opens.
    await outcome.reread
    // It is over whether or not the visit can be read now; the start reads it again where it says otherwise.
    if (outcome.answer.onboarding === 'N') await readVisitAnew(queryClient).catch(() => undefined)
    goOn()
    return true
  }
  return {
    problem: saving.problem,
    isSending: saving.isPending,
    save: (metadata) => submit({ metadata, pular: false }),
    skip: () => submit({ metadata: {}, pular: true }),
    goOn,
  }
}
