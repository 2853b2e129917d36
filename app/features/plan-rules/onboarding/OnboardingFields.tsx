import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { ask } from '#app/session/ask.ts'
import { onboardingStepNames } from '#contract/enrolment/onboarding.text.ts'
import { onboardingRule } from '#contract/enrolment/onboarding-rule.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { onboardingSteps, SKIPPABLE_STEPS } from '#domain/enrolment/onboarding-steps.ts'
import type { RuleFormApi } from '../rule-values.ts'
import { OnboardingPreview } from './OnboardingPreview.tsx'
import { onboardingManagementText as text } from './onboarding-management.text.ts'

const { fields } = onboardingRule

/** The parts of a plan's rule of the first access, and what somebody new would see. */
export function OnboardingFields({ form, edition }: { form: RuleFormApi; edition: RuleEdition }) {
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  const plan = plans.find(({ id }) => id === edition.plano?.id)
  return (
    <Stack gap="5">
      <form.AppField name="regras.welcome">
        {() => (
          <TextAreaInput
            label={fields.welcome.label}
            description={text.welcomeHelp}
            rows={2}
            maxLength={300}
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="regras.terms">
        {() => (
          <TextAreaInput label={fields.terms.label} description={text.termsHelp} rows={4} maxLength={2000} />
        )}
      </form.AppField>
      {plan && (
        <>
          <form.AppField name="regras.skippable">
            {() => (
              <ChoicesInput label={fields.skippable.label} options={skippableOf(plan.onboarding_plano)} />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.regras}>
            {(regras) => <OnboardingPreview regras={regras} plan={plan} />}
          </form.Subscribe>
        </>
      )}
    </Stack>
  )
}

/** The steps of a plan that may be left for later, by what the plan takes: `onboarding_plano`. */
function skippableOf(flag: number) {
  const steps = onboardingSteps(flag)
  return SKIPPABLE_STEPS.filter((step) => steps.includes(step)).map((step) => ({
    id: step,
    label: onboardingStepNames[step],
  }))
}
