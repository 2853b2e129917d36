import { TextField, type TextFieldProps } from '@portal/design-system/TextField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** One line of text of the current form field. */
export function TextInput(props: Unbound<TextFieldProps>) {
  return <TextField {...props} {...useFieldProps<string>()} />
}
