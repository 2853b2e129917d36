import { Text } from '@portal/design-system/Text'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { exposureValues } from '#contract/enrolment/onboarding.ts'
import { onboardingText } from './onboarding.text.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

const { exposure: text } = onboardingText
const labels = { ppe: text.question }

/** Step 2: whether the person is politically exposed, with what that means in the last five years. */
export function ExposureStep(props: StepProps) {
  const { form, ...step } = useStepForm(props, {
    step: 2,
    values: exposureValues,
    first: (saved) => saved ?? { ppe: null },
    check: ({ ppe }) => (ppe === null ? { fields: { ppe: text.required } } : undefined),
  })
  return (
    <StepForm form={form} {...step} heading={text.heading} labels={labels}>
      <Text hasMeasure>{text.definition}</Text>
      <form.AppField name="ppe">
        {() => <YesNoInput label={text.question} description={text.questionHelp} />}
      </form.AppField>
    </StepForm>
  )
}
