import { sentencesOf } from '#app/forms/field-errors.ts'
import type { Command } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { checkPasswordValues } from '#contract/identity/password-check.ts'
import { ownPasswordRequired, sameAsCurrent } from '#contract/identity/passwords.text.ts'

/** The form's values; without the current password where a link stands for it. */
export type PasswordValues = { senhaAtual: string; senha: string; confirmacao: string }

const nothing: PasswordValues = { senhaAtual: '', senha: '', confirmacao: '' }

type PasswordFormOptions = {
  asksCurrent: boolean
  command: Command<PasswordValues, unknown>
  onDone: () => void
}

/** A new password, checked as the API checks it. */
export function usePasswordForm({ asksCurrent, command, onDone }: PasswordFormOptions) {
  return useShortForm({
    first: nothing,
    check: (values) => complaintsOf(values, asksCurrent),
    command,
    onDone,
  })
}

function complaintsOf({ senhaAtual, senha, confirmacao }: PasswordValues, asksCurrent: boolean) {
  const outcome = checkPasswordValues(
    { password: senha, confirm: confirmacao },
    { password: 'senha', confirm: 'confirmacao' },
  )
  const fields = {
    ...(asksCurrent && senhaAtual === '' ? { senhaAtual: ownPasswordRequired } : {}),
    ...(asksCurrent && senha !== '' && senha === senhaAtual ? { senha: sameAsCurrent } : {}),
    ...sentencesOf(outcome),
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
