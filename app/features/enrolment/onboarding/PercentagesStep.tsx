import { ContributionEffect } from '#app/features/contributions/ContributionEffect.tsx'
import { previewAmounts } from '#app/features/contributions/contribution-preview.ts'
import { contributionsText } from '#app/features/contributions/contributions.text.ts'
import { PercentageFields } from '#app/features/contributions/PercentageFields.tsx'
import { firstPercentages, percentageRules } from '#app/features/contributions/percentage-input.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { type PercentageSituation, percentageValues } from '#contract/contributions/contributions.ts'
import { checkPercentageValues } from '#contract/contributions/percentage-check.ts'
import { onboardingText } from './onboarding.text.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

const { percentages: text } = onboardingText
const labels = {
  percentualBasica: contributionsText.percentages.basic,
  percentualSuplementar: contributionsText.percentages.supplementary,
}

/** Step 6: the percentages of pay, with what they come to each month. */
export function PercentagesStep({ situation, ...props }: StepProps & { situation: PercentageSituation }) {
  const rules = { ...percentageRules(situation), current: null }
  const { form, ...step } = useStepForm(props, {
    step: 6,
    values: percentageValues,
    first: (saved) => firstPercentages(rules, saved),
    check: (values) => fieldErrors(checkPercentageValues(values, rules, rules.parameters)),
    metadata: (values) => {
      const { basica, suplementar } = previewAmounts(values, rules)
      return {
        ...values,
        salary: rules.salary ?? 0,
        basicContributions: basica,
        supplementaryContributions: suplementar,
      }
    },
  })
  return (
    <StepForm form={form} {...step} heading={text.heading} lead={text.lead} labels={labels}>
      <PercentageFields form={form} rules={rules} />
      <form.Subscribe selector={({ values }) => values}>
        {(choice) => (
          <ContributionEffect
            choice={choice}
            rules={rules}
            current={situation.valores}
            effectiveMonth={props.state.mesEfeito}
          />
        )}
      </form.Subscribe>
    </StepForm>
  )
}
