import type { FieldErrors } from '#app/forms/portal-form.ts'
import { useKeptForm } from '#app/forms/use-kept-form.ts'
import { areValues, type ValuesSchema } from '#app/forms/values.schema.ts'
import type { AnyMetadata } from '#contract/enrolment/onboarding.ts'
import type { DraftedStepId } from '#contract/enrolment/onboarding-drafts.ts'
import { discardStepDraft, saveStepDraft } from './onboarding.functions.ts'
import { draftOfStep, savedStep } from './onboarding-state.ts'
import type { StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

type StepFormOptions<Values extends object> = {
  step: DraftedStepId
  /** Proves that what was saved or kept still fits the form. */
  values: ValuesSchema<Values>
  /** The values that the form opens with, from those that were saved. */
  first: (saved: Values | null) => Values
  /** The rule of the domain, as messages. */
  check: (values: Values) => FieldErrors<Values>
  /** Maps valid values to the stored answers. Default: the values themselves. */
  metadata?: (values: Values) => AnyMetadata
}

/** A step's form with its draft, which is gone once the step was saved; the rest is what `StepForm` asks for. */
export function useStepForm<Values extends object & AnyMetadata>(
  { state, saving, place }: StepProps,
  { step, values, first, check, metadata = (checked) => checked }: StepFormOptions<Values>,
) {
  const drafted = { idStep: step, idVinculo: state.idVinculo }
  const { form, draft } = useKeptForm<Values>({
    place,
    stored: draftOfStep(state, step),
    isSame: (kept): kept is Values => areValues(values, kept),
    first: () => first(savedValues(values, savedStep(state, step))),
    check,
    save: async (typed, versao) => {
      const saved = await saveStepDraft({ data: { ...drafted, versao, dados: typed } })
      return { version: saved.versao, savedAt: saved.salvoEm }
    },
    discard: () => discardStepDraft({ data: drafted }),
    onChecked: (checked) => void saving.save(metadata(checked), draft),
  })
  return { form, step, state, saving, draft }
}
