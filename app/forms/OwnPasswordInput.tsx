import { formsText } from './forms.text.ts'
import { PasswordInput } from './PasswordInput.tsx'

type OwnPasswordInputProps = {
  /** Default "Sua senha". */
  label?: string
  /** Default: that it confirms who is there. */
  description?: string
}

/**
 * "Confirm that it is you": the person's own password, as the current form field, before something risky. Call the field `senha`, so
 * that the API's refusal stands under it; the schema is `ownPassword` of the contract. Never put it in a draft.
 */
export function OwnPasswordInput({
  label = formsText.ownPassword.label,
  description = formsText.ownPassword.description,
}: OwnPasswordInputProps) {
  return <PasswordInput label={label} description={description} isRequired autoComplete="current-password" />
}
