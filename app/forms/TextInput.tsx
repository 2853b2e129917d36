import { TextField, type TextFieldProps } from '@portal/design-system/TextField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** One line of text of the current form field. */
export function TextInput(props: FormInputProps<TextFieldProps>) {
  return <TextField {...props} {...useFieldProps<string>()} />
}
