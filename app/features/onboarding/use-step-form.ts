import type { FieldErrors } from '#app/forms/portal-form.ts'
import { useTabForm } from '#app/forms/use-tab-form.ts'
import type { ValuesSchema } from '#app/forms/values-schema.ts'
import type { AnswerStepId, AnyMetadata } from '#contract/onboarding.ts'
import { savedStep } from './onboarding-state.ts'
import type { StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

type StepFormOptions<Values extends object> = {
  step: AnswerStepId
  /** Proves that what was saved or kept in this tab still fits the form. */
  values: ValuesSchema<Values>
  /** The values that the form opens with, from those that were saved. */
  first: (saved: Values | null) => Values
  /** The rule of the domain, as messages. */
  check: (values: Values) => FieldErrors<Values>
  /** What is saved of values that may be; the values themselves where it is left out. */
  metadata?: (values: Values) => AnyMetadata
}

/** A step's form with its draft, which is gone once the step was saved; the rest is what `StepForm` asks for. */
export function useStepForm<Values extends object & AnyMetadata>(
  { state, saving, draftKey }: StepProps,
  { step, values, first, check, metadata = (checked) => checked }: StepFormOptions<Values>,
) {
  const { form, draft } = useTabForm({
    values,
    first: () => first(savedValues(values, savedStep(state, step))),
    check,
    draftKey,
    onChecked: async (checked) => {
      if (await saving.save(metadata(checked))) draft.discard()
    },
  })
  return { form, step, state, saving, draft }
}
