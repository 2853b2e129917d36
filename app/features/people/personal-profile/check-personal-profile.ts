import { fieldErrors } from '#app/forms/field-errors.ts'
import type { FieldErrors } from '#app/forms/portal-form.ts'
import { ownPasswordRequired } from '#contract/identity/passwords.text.ts'
import { checkOwnAccountValues, type OwnAccountValues } from '#contract/people/contacts-check.ts'
import { checkEmailValue } from '#contract/people/email-check.ts'

export type EmailValues = { email: string; senha: string }
export type AccountValues = OwnAccountValues & { senha: string }

export function checkEmail({ email, senha }: EmailValues): FieldErrors<EmailValues> {
  return beside(senha, fieldErrors(checkEmailValue(email))?.fields ?? {})
}

export function checkAccount(
  { senha, ...values }: AccountValues,
  ownCpf: string,
): FieldErrors<AccountValues> {
  return beside(senha, fieldErrors(checkOwnAccountValues(values, ownCpf))?.fields ?? {})
}

/** Messages with the one of a password that was left out. */
function beside(senha: string, found: Record<string, string>) {
  const fields = { ...found, ...(senha === '' && { senha: ownPasswordRequired }) }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
