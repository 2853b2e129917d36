import { PasswordField, type PasswordFieldProps } from '#design-system/PasswordField/PasswordField.tsx'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** The password of the current form field. */
export function PasswordInput(props: Unbound<PasswordFieldProps>) {
  return <PasswordField {...props} {...useFieldProps<string>()} />
}
