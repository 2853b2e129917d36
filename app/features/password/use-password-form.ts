import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, useAppForm, useSubmission } from '#app/forms/portal-form.ts'
import { newPasswordComplaints } from '#contract/password-check.ts'
import { ownPasswordRequired, sameAsCurrent } from '#contract/senha.text.ts'

/** The form's values; without the current password where a link stands for it. */
export type PasswordValues = { senhaAtual: string; senha: string; confirmacao: string }

type PasswordFormOptions = {
  asksCurrent: boolean
  send: (values: PasswordValues) => Promise<unknown>
  onDone: () => void
}

/** A new password, checked as the API checks it. What was typed is kept in no draft. */
export function usePasswordForm({ asksCurrent, send, onDone }: PasswordFormOptions) {
  const submission = useSubmission()
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { senhaAtual: '', senha: '', confirmacao: '' },
    validators: { onDynamic: ({ value }) => complaintsOf(value, asksCurrent) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if (await submission.run(() => send(value))) onDone()
      else focusFirstInvalid()
    },
  })
  return { form, submission }
}

/** What is wrong, by field; undefined when it can be sent. */
export function complaintsOf({ senhaAtual, senha, confirmacao }: PasswordValues, asksCurrent: boolean) {
  const complaints = newPasswordComplaints(
    { password: senha, confirm: confirmacao },
    { password: 'senha', confirm: 'confirmacao' },
  )
  const fields = {
    ...(asksCurrent && senhaAtual === '' ? { senhaAtual: ownPasswordRequired } : {}),
    ...(asksCurrent && senha !== '' && senha === senhaAtual ? { senha: sameAsCurrent } : {}),
    ...complaints,
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
