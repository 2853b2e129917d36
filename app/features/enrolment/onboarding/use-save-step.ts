import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Problem } from '#app/api/problem.ts'
import { useCommand } from '#app/forms/use-command.ts'
import type { KeptDraft } from '#app/forms/use-kept-form.ts'
import { refreshVisit } from '#app/session/session.queries.ts'
import type { AnyMetadata, StepToSave } from '#contract/enrolment/onboarding.ts'
import { ONBOARDING_END, OnboardingStep } from '#domain/enrolment/onboarding-steps.ts'
import { saveOnboardingStep } from './onboarding.functions.ts'
import { type OnboardingState, stepAfter } from './onboarding-state.ts'

type DraftOfStep = Pick<KeptDraft, 'flush' | 'forget'> | undefined

type DraftedStep = Parameters<typeof saveOnboardingStep>[0]['data'] & { draft: DraftOfStep }

export type SaveStep = {
  problem: Problem | null
  isSending: boolean
  /** Saves what a step holds and goes on. Its draft, where it has one, is gone with that. */
  save: (metadata: AnyMetadata, draft?: DraftOfStep) => Promise<void>
  /** Leaves the step for later and goes on. Its draft is gone too. */
  skip: (draft?: DraftOfStep) => Promise<void>
  /** Goes on without saving: the step is as it was. */
  goOn: () => void
}

/** Saves a step and goes to the next one by position; the last one leads to the start, which then says good-bye. */
export function useSaveStep(step: number, state: OnboardingState): SaveStep {
  const navigate = useNavigate()
  const router = useRouter()
  const queryClient = useQueryClient()
  const saving = useCommand(async ({ data: { draft, ...data } }: { data: DraftedStep }) => {
    // A draft still being saved must not arrive after the step, which discards the draft.
    await draft?.flush()
    const answer = await saveOnboardingStep({ data })
    // Before the page says good-bye with a way home, which the visit must let through. It is over whether or not it can be read now; the
    // start reads it again where it says otherwise.
    if (answer.onboarding === 'N') await refreshVisit(queryClient).catch(() => undefined)
    return answer
  })
  const goOn = () => {
    const next = stepAfter(step, state)
    const idStep = next === ONBOARDING_END ? OnboardingStep.start : next
    void navigate({ to: '/onboarding', search: { idStep } })
  }
  const submit = async (input: Pick<StepToSave, 'metadata' | 'pular'>, draft: DraftOfStep) => {
    const idStep = step as StepToSave['idStep']
    const { idVinculo, versao } = state
    const outcome = await saving.run({ ...input, idStep, idVinculo, versao, draft })
    if (!outcome.ok) return
    // At once: a reload before the page shows the answer must not bring back what the server put away.
    draft?.forget()
    // The button stays busy until the answer is on the page; the next step's loader then asks once more, as whenever a step opens.
    await outcome.reread
    // Who was shown the good-bye and is on the way home already goes on there.
    if (router.latestLocation.pathname === '/onboarding') goOn()
  }
  return {
    problem: saving.problem,
    isSending: saving.isPending,
    save: (metadata, draft) => submit({ metadata, pular: false }, draft),
    skip: (draft) => submit({ metadata: {}, pular: true }, draft),
    goOn,
  }
}
