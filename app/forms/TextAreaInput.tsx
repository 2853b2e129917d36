import { TextAreaField, type TextAreaFieldProps } from '#design-system/TextAreaField/TextAreaField.tsx'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** Several lines of text of the current form field. */
export function TextAreaInput(props: Unbound<TextAreaFieldProps>) {
  return <TextAreaField {...props} {...useFieldProps<string>()} />
}
