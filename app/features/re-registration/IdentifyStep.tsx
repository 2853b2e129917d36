import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, submitHandler, useAppForm, useSubmission } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import { stack } from './ReRegistrationPage.css.ts'
import { identification } from './re-registration.schema.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { identify: text } = reRegistrationText

type IdentifyStepProps = {
  cpf: string
  takesFocus: boolean
  ask: (who: { cpf: string; dataNascimento: string | null }) => Promise<unknown>
  /** The code is on its way, or the person has one; with the CPF as typed. */
  onNext: (cpf: string) => void
}

/** Step 0: who the person is. What happens next is the same for every CPF. */
export function IdentifyStep({ cpf, takesFocus, ask, onNext }: IdentifyStepProps) {
  const submission = useSubmission()
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf, dataNascimento: null as string | null },
    validators: { onDynamic: identification },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if (await submission.run(() => ask(value))) onNext(value.cpf)
    },
  })
  return (
    <Card>
      <SubmissionProblemProvider value={submission.problem}>
        <form method="post" noValidate onSubmit={submitHandler(form)} className={stack}>
          <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
          <FormProblem problem={submission.problem} fields={['cpf', 'dataNascimento']} />
          <form.AppField name="cpf">{() => <CpfInput label={text.cpf} isRequired />}</form.AppField>
          <form.AppField name="dataNascimento">
            {() => <DateInput label={text.birth} isRequired />}
          </form.AppField>
          <Button type="submit" isFullWidth isPending={submission.isSending}>
            {text.submit}
          </Button>
          <Button variant="quiet" isFullWidth onPress={() => onNext(form.state.values.cpf)}>
            {text.hasCode}
          </Button>
        </form>
      </SubmissionProblemProvider>
    </Card>
  )
}
