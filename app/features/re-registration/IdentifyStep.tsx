import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, submitHandler, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { requestSecurityCode } from './re-registration.functions.ts'
import { identification } from './re-registration.schema.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { identify: text } = reRegistrationText

type IdentifyStepProps = {
  cpf: string
  takesFocus: boolean
  /** The code is on its way, or the person has one; with the CPF as typed. */
  onNext: (cpf: string) => void
}

/** Step 0: who the person is. What happens next is the same for every CPF. */
export function IdentifyStep({ cpf, takesFocus, onNext }: IdentifyStepProps) {
  const asking = useCommand(requestSecurityCode)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf, dataNascimento: null as string | null },
    validators: { onDynamic: identification },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      const outcome = await asking.run(value)
      if (outcome.ok) onNext(value.cpf)
    },
  })
  return (
    <Card>
      <CommandProblemProvider value={asking.problem}>
        <Stack as="form" method="post" noValidate onSubmit={submitHandler(form)} gap="5">
          <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
          <FormProblem problem={asking.problem} fields={['cpf', 'dataNascimento']} />
          <form.AppField name="cpf">{() => <CpfInput label={text.cpf} isRequired />}</form.AppField>
          <form.AppField name="dataNascimento">
            {() => <DateInput label={text.birth} isRequired />}
          </form.AppField>
          <Button type="submit" isFullWidth isPending={asking.isPending}>
            {text.submit}
          </Button>
          <Button variant="quiet" isFullWidth onPress={() => onNext(form.state.values.cpf)}>
            {text.hasCode}
          </Button>
        </Stack>
      </CommandProblemProvider>
    </Card>
  )
}
