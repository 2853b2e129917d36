import { useRequestForm } from '#app/features/service-request/use-request-form.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { incomeRangeNames } from '#contract/onboarding.text.ts'
import { incomeRangeIds } from '#contract/onboarding.ts'
import { incomeValues } from './onboarding.schema.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

const { income: text } = onboardingText
const labels = { incomeRange: text.label }
const ranges = incomeRangeIds.map((id) => ({ id, label: incomeRangeNames[id] }))

/** Step 3: the range of the monthly income. */
export function IncomeStep({ state, saving, draftKey }: StepProps) {
  const { form, draft } = useRequestForm({
    values: incomeValues,
    first: () => savedValues(incomeValues, savedStep(state, 3)) ?? { incomeRange: null },
    check: ({ incomeRange }) =>
      incomeRange === null ? { fields: { incomeRange: text.required } } : undefined,
    draftKey,
    onChecked: async (values) => {
      if (await saving.save(values)) draft.discard()
    },
  })
  return (
    <form.AppForm>
      <StepForm
        step={3}
        state={state}
        saving={saving}
        heading={text.heading}
        lead={text.lead}
        labels={labels}
        draft={draft}
        onSubmit={submitHandler(form)}
      >
        <form.AppField name="incomeRange">
          {() => <SelectInput<number> label={text.label} isRequired options={ranges} />}
        </form.AppField>
      </StepForm>
    </form.AppForm>
  )
}
