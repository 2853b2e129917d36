import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { PasswordChecklist } from '#app/forms/PasswordChecklist.tsx'
import { PasswordInput } from '#app/forms/PasswordInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import type { Command } from '#app/forms/use-command.ts'
import { passesPasswordChecks } from '#domain/identity/password-checks.ts'
import { passwordText as text } from './passwords.text.ts'
import { type PasswordValues, usePasswordForm } from './use-password-form.ts'

type PasswordFormProps = {
  /** False where a link of an e-mail stands for the current password. */
  asksCurrent: boolean
  submit: string
  command: Command<PasswordValues, unknown>
  onDone: () => void
}

/** A new password with its checklist. The button works once all four kinds of character are there. */
export function PasswordForm({ asksCurrent, submit, command, onDone }: PasswordFormProps) {
  const form = usePasswordForm({ asksCurrent, command, onDone })
  return (
    <CommandProblemProvider value={command.problem}>
      <Stack as="form" gap="5" method="post" noValidate onSubmit={submitHandler(form)}>
        <FormProblem problem={command.problem} fields={Object.keys(text.labels)} />
        {asksCurrent && (
          <form.AppField name="senhaAtual">
            {() => <PasswordInput label={text.current} isRequired autoComplete="current-password" />}
          </form.AppField>
        )}
        <form.AppField name="senha">
          {() => (
            <PasswordInput
              label={text.password}
              description={text.passwordHelp}
              isRequired
              autoComplete="new-password"
            />
          )}
        </form.AppField>
        <form.Subscribe selector={(state) => state.values.senha}>
          {(senha) => <PasswordChecklist password={senha} />}
        </form.Subscribe>
        <form.AppField name="confirmacao">
          {() => <PasswordInput label={text.confirm} isRequired autoComplete="new-password" />}
        </form.AppField>
        <form.Subscribe selector={(state) => passesPasswordChecks(state.values.senha)}>
          {(isComplete) => (
            <Button type="submit" isFullWidth isDisabled={!isComplete} isPending={command.isPending}>
              {submit}
            </Button>
          )}
        </form.Subscribe>
      </Stack>
    </CommandProblemProvider>
  )
}
