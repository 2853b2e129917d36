import { TextField, type TextFieldProps } from '@portal/design-system/TextField'
import { decimalAsWritten, decimalOf } from './decimal-text.ts'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** A decimal whose digits count exactly; the form holds it as text with a point. */
export function DecimalInput(props: FormInputProps<TextFieldProps>) {
  const { value, onChange, ...field } = useFieldProps<string>()
  return (
    <TextField
      {...props}
      {...field}
      inputMode="decimal"
      value={decimalAsWritten(value ?? '')}
      onChange={(written) => onChange(decimalOf(written))}
    />
  )
}
