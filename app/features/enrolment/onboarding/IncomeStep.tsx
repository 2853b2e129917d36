import { SelectInput } from '#app/forms/SelectInput.tsx'
import { incomeRangeNames } from '#contract/enrolment/onboarding.text.ts'
import { incomeRangeIds, incomeValues } from '#contract/enrolment/onboarding.ts'
import { onboardingText } from './onboarding.text.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

const { income: text } = onboardingText
const labels = { incomeRange: text.label }
const ranges = incomeRangeIds.map((id) => ({ id, label: incomeRangeNames[id] }))

/** Step 3: the range of the monthly income. */
export function IncomeStep(props: StepProps) {
  const { form, ...step } = useStepForm(props, {
    step: 3,
    values: incomeValues,
    first: (saved) => saved ?? { incomeRange: null },
    check: ({ incomeRange }) =>
      incomeRange === null ? { fields: { incomeRange: text.required } } : undefined,
  })
  return (
    <StepForm form={form} {...step} heading={text.heading} lead={text.lead} labels={labels}>
      <form.AppField name="incomeRange">
        {() => <SelectInput<number> label={text.label} isRequired options={ranges} />}
      </form.AppField>
    </StepForm>
  )
}
