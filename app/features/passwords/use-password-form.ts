import { sentencesOf } from '#app/forms/field-errors.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { checkPasswordValues } from '#contract/password-check.ts'
import { ownPasswordRequired, sameAsCurrent } from '#contract/passwords.text.ts'

/** The form's values; without the current password where a link stands for it. */
export type PasswordValues = { senhaAtual: string; senha: string; confirmacao: string }

type PasswordFormOptions = {
  asksCurrent: boolean
  send: (values: PasswordValues) => Promise<unknown>
  onDone: () => void
}

/** A new password, checked as the API checks it. */
export function usePasswordForm({ asksCurrent, send, onDone }: PasswordFormOptions) {
  return useShortForm<PasswordValues>({
    first: { senhaAtual: '', senha: '', confirmacao: '' },
    check: (values) => complaintsOf(values, asksCurrent),
    send,
    onDone,
  })
}

/** What is wrong, by field; undefined when it can be sent. */
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
