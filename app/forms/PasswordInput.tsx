import { PasswordField, type PasswordFieldProps } from '@portal/design-system/PasswordField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** The password of the current form field. */
export function PasswordInput(props: Unbound<PasswordFieldProps>) {
  return <PasswordField {...props} {...useFieldProps<string>()} />
}
