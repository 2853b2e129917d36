import { PasswordField, type PasswordFieldProps } from '@portal/design-system/PasswordField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** The password of the current form field. */
export function PasswordInput(props: FormInputProps<PasswordFieldProps>) {
  return <PasswordField {...props} {...useFieldProps<string>()} />
}
