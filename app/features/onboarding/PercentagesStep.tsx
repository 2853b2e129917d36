import { ContributionEffect } from '#app/features/contributions/ContributionEffect.tsx'
import { checkPercentages } from '#app/features/contributions/check-percentages.ts'
import { previewAmounts } from '#app/features/contributions/contribution-preview.ts'
import { type PercentageSituation, percentageRules } from '#app/features/contributions/contribution-rules.ts'
import { percentageValues } from '#app/features/contributions/contributions.schema.ts'
import { contributionsText } from '#app/features/contributions/contributions.text.ts'
import { firstPercentages } from '#app/features/contributions/first-percentages.ts'
import { PercentageFields } from '#app/features/contributions/PercentageFields.tsx'
import { useRequestForm } from '#app/features/service-request/use-request-form.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

const { percentages: text } = onboardingText
const labels = {
  percentualBasica: contributionsText.percentages.basic,
  percentualSuplementar: contributionsText.percentages.supplementary,
}
const none = { basicPercent: 0, supplementaryPercent: 0 }

/** Step 6: the percentages of pay, with what they come to each month. */
export function PercentagesStep({
  state,
  saving,
  draftKey,
  situation,
}: StepProps & { situation: PercentageSituation }) {
  // The first choice is compared with none.
  const rules = { ...percentageRules(situation), current: none }
  const { form, draft } = useRequestForm({
    values: percentageValues,
    first: () => firstPercentages(rules, savedValues(percentageValues, savedStep(state, 6))),
    check: (values) => checkPercentages(values, rules, state.mesEfeito),
    draftKey,
    onChecked: async (values) => {
      const { basica, suplementar } = previewAmounts(values, rules)
      const shown = {
        salary: rules.salary ?? 0,
        basicContributions: basica,
        supplementaryContributions: suplementar,
      }
      if (await saving.save({ ...values, ...shown })) draft.discard()
    },
  })
  return (
    <form.AppForm>
      <StepForm
        step={6}
        state={state}
        saving={saving}
        heading={text.heading}
        lead={text.lead}
        labels={labels}
        draft={draft}
        onSubmit={submitHandler(form)}
      >
        <PercentageFields form={form} rules={rules} />
        <form.Subscribe selector={({ values }) => values}>
          {(choice) => (
            <ContributionEffect
              choice={choice}
              rules={rules}
              current={situation.valores}
              effectiveMonth={state.mesEfeito}
            />
          )}
        </form.Subscribe>
      </StepForm>
    </form.AppForm>
  )
}
