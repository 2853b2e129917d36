import { useRequestForm } from '#app/features/service-request/use-request-form.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { readable } from './onboarding.css.ts'
import { exposureValues } from './onboarding.schema.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

const { exposure: text } = onboardingText
const labels = { ppe: text.question }

/** Step 2: whether the person is politically exposed, with what that means in the last five years. */
export function ExposureStep({ state, saving, draftKey }: StepProps) {
  const { form, draft } = useRequestForm({
    values: exposureValues,
    first: () => savedValues(exposureValues, savedStep(state, 2)) ?? { ppe: null },
    check: ({ ppe }) => (ppe === null ? { fields: { ppe: text.required } } : undefined),
    draftKey,
    onChecked: async (values) => {
      if (await saving.save(values)) draft.discard()
    },
  })
  return (
    <form.AppForm>
      <StepForm
        step={2}
        state={state}
        saving={saving}
        heading={text.heading}
        labels={labels}
        draft={draft}
        onSubmit={submitHandler(form)}
      >
        <p className={readable}>{text.definition}</p>
        <form.AppField name="ppe">
          {() => <YesNoInput label={text.question} description={text.questionHelp} />}
        </form.AppField>
      </StepForm>
    </form.AppForm>
  )
}
