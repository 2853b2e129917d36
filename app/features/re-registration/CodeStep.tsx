import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { OneTimeCodeField } from '@portal/design-system/OneTimeCodeField'
import { Stack } from '@portal/design-system/Stack'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useFieldProps } from '#app/forms/field-state.ts'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, submitHandler, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { openWithCode } from './re-registration.functions.ts'
import { codeInput } from './re-registration.schema.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { code: text, identify } = reRegistrationText

type CodeStepProps = {
  cpf: string
  /** What the address brought; empty without. */
  brought: string
  takesFocus: boolean
  onOpened: () => void
  onBack: () => void
}

/** Step 1: the code, from the e-mail or from the service desk. */
export function CodeStep({ cpf, brought, takesFocus, onOpened, onBack }: CodeStepProps) {
  const opening = useCommand(openWithCode)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf, codigo: brought },
    validators: { onDynamic: codeInput },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      const outcome = await opening.run(value)
      if (outcome.ok) onOpened()
    },
  })
  const { problem } = opening
  return (
    <Card>
      <CommandProblemProvider value={problem}>
        <Stack as="form" method="post" noValidate onSubmit={submitHandler(form)} gap="5">
          <StepHead
            heading={text.heading}
            lead={brought === '' ? text.sent : text.serviceDesk}
            takesFocus={takesFocus}
          />
          {problem?.kind === 'unauthenticated' ? (
            <Banner tone="danger" title={text.problem} live="assertive">
              {problem.detail}
            </Banner>
          ) : (
            <FormProblem problem={problem} fields={['cpf', 'codigo']} />
          )}
          <form.AppField name="cpf">{() => <CpfInput label={identify.cpf} isRequired />}</form.AppField>
          <form.AppField name="codigo">{() => <CodeInput />}</form.AppField>
          <Button type="submit" isFullWidth isPending={opening.isPending}>
            {text.submit}
          </Button>
          <Button variant="quiet" isFullWidth onPress={onBack}>
            {text.again}
          </Button>
        </Stack>
      </CommandProblemProvider>
    </Card>
  )
}

function CodeInput() {
  return (
    <OneTimeCodeField label={text.label} description={text.help} isRequired {...useFieldProps<string>()} />
  )
}
