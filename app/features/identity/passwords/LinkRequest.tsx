import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, submitHandler, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { requestPasswordLink } from './passwords.functions.ts'
import { cpfForLink } from './passwords.schema.ts'
import { passwordText } from './passwords.text.ts'

const { ask: text } = passwordText

/** Asks for a link by e-mail. What is said afterwards is the same for every CPF. */
export function LinkRequest() {
  const [isAsked, setAsked] = useState(false)
  // Whatever brought the person here stays said, although the link is forgotten by now.
  const asking = useCommand(requestPasswordLink, { rereads: false })
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf: '' },
    validators: { onDynamic: cpfForLink },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if ((await asking.run(value)).ok) setAsked(true)
    },
  })
  if (isAsked) {
    return (
      <PublicPanel key="done" heading={text.done} takesFocus>
        <Stack gap="3">
          {text.doneText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <div>
            <Button variant="quiet" onPress={() => setAsked(false)}>
              {text.again}
            </Button>
          </div>
        </Stack>
      </PublicPanel>
    )
  }
  return (
    <PublicPanel key="ask" heading={text.heading} lead={text.lead}>
      <CommandProblemProvider value={asking.problem}>
        <Stack as="form" gap="5" method="post" noValidate onSubmit={submitHandler(form)}>
          <FormProblem problem={asking.problem} fields={['cpf']} />
          <form.AppField name="cpf">
            {() => <CpfInput label={text.cpf} isRequired autoComplete="username" />}
          </form.AppField>
          <Button type="submit" isFullWidth isPending={asking.isPending}>
            {text.submit}
          </Button>
        </Stack>
      </CommandProblemProvider>
    </PublicPanel>
  )
}
