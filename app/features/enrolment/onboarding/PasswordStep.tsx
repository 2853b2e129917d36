import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useState } from 'react'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { PasswordChecklist } from '#app/forms/PasswordChecklist.tsx'
import { PasswordInput } from '#app/forms/PasswordInput.tsx'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { checkPasswordValues } from '#contract/identity/password-check.ts'
import { passesPasswordChecks } from '#domain/identity/password-checks.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'

const { password: text } = onboardingText
const paths = { password: 'password', confirm: 'confirm' } as const
const labels = { password: text.password, confirm: text.confirm }

/** Step 1: a password of one's own, with its checklist. One that was created is not shown again and need not be typed again. */
export function PasswordStep({ state, saving }: StepProps) {
  const [isOpen, setOpen] = useState(savedStep(state, 1) === undefined)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { password: '', confirm: '' },
    validators: {
      onDynamic: ({ value }) => fieldErrors(checkPasswordValues(value, paths)),
    },
    onSubmit: async ({ value }) => {
      await saving.save(value)
    },
  })
  return (
    <form.Subscribe selector={({ values }) => values.password}>
      {(password) => (
        <StepForm
          form={form}
          step={1}
          state={state}
          saving={saving}
          heading={text.heading}
          lead={text.lead}
          labels={labels}
          missing={isOpen && !passesPasswordChecks(password) ? [text.missing] : []}
          goOn={isOpen ? undefined : saving.goOn}
        >
          {isOpen ? (
            <>
              <form.AppField name="password">
                {() => <PasswordInput label={text.password} isRequired autoComplete="new-password" />}
              </form.AppField>
              <PasswordChecklist password={password} />
              <form.AppField name="confirm">
                {() => <PasswordInput label={text.confirm} isRequired autoComplete="new-password" />}
              </form.AppField>
            </>
          ) : (
            <>
              <InlineMessage tone="success">{text.done}</InlineMessage>
              <div>
                <Button variant="secondary" onPress={() => setOpen(true)}>
                  {text.again}
                </Button>
              </div>
            </>
          )}
        </StepForm>
      )}
    </form.Subscribe>
  )
}
