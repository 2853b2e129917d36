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
import { codeInAddressInput, codeInput } from './re-registration.schema.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { code: text, identify } = reRegistrationText

type CodeStepProps = {
  cpf: string
  /** The address brought the code: it is on the server, and stays there. */
  hasCode: boolean
  takesFocus: boolean
  onOpened: () => void
  onBack: () => void
}

/** Step 1: the code, typed from the e-mail, or brought by the address of the service desk and never shown. */
export function CodeStep({ cpf, hasCode, takesFocus, onOpened, onBack }: CodeStepProps) {
  const opening = useCommand(openWithCode)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf, codigo: '' },
    validators: { onDynamic: hasCode ? codeInAddressInput : codeInput },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      const outcome = await opening.run({ cpf: value.cpf, codigo: hasCode ? null : value.codigo })
      if (outcome.ok) onOpened()
    },
  })
  const { problem } = opening
  return (
    <Card>
      <CommandProblemProvider value={problem}>
        <Stack as="form" method="post" noValidate onSubmit={submitHandler(form)} gap="5">
          <StepHead
            heading={hasCode ? text.headingCodeInAddress : text.heading}
            lead={hasCode ? text.serviceDesk : text.sent}
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
          {!hasCode && <form.AppField name="codigo">{() => <CodeInput />}</form.AppField>}
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
