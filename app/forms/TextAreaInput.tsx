import { TextAreaField, type TextAreaFieldProps } from '@portal/design-system/TextAreaField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** Several lines of text of the current form field. */
export function TextAreaInput(props: FormInputProps<TextAreaFieldProps>) {
  return <TextAreaField {...props} {...useFieldProps<string>()} />
}
