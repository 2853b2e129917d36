import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { portalFormOptions, submitHandler, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { abrirRecadastramento } from '#contract/re-registration/re-registration-access.ts'
import { openOwnReRegistration } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { own: text } = reRegistrationText

type OwnEntryStepProps = {
  firstName: string
  takesFocus: boolean
  onOpened: () => void
  /** The person would rather have a code. */
  onCode: () => void
}

/** The way in of who is signed in: their password instead of a code. */
export function OwnEntryStep({ firstName, takesFocus, onOpened, onCode }: OwnEntryStepProps) {
  const opening = useCommand(openOwnReRegistration)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { senha: '' },
    validators: { onDynamic: abrirRecadastramento.body },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      const outcome = await opening.run(value)
      if (outcome.ok) onOpened()
    },
  })
  return (
    <Card>
      <CommandProblemProvider value={opening.problem}>
        <Stack as="form" method="post" noValidate onSubmit={submitHandler(form)} gap="5">
          <StepHead heading={text.heading(firstName)} lead={text.lead} takesFocus={takesFocus} />
          <FormProblem problem={opening.problem} fields={['senha']} />
          <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
          <Button type="submit" isFullWidth isPending={opening.isPending}>
            {text.submit}
          </Button>
          <Button variant="quiet" isFullWidth onPress={onCode}>
            {text.byCode}
          </Button>
          <LinkButton href="/" variant="quiet" isFullWidth>
            {text.later}
          </LinkButton>
        </Stack>
      </CommandProblemProvider>
    </Card>
  )
}
