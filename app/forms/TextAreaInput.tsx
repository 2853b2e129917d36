import { TextAreaField, type TextAreaFieldProps } from '@portal/design-system/TextAreaField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** Several lines of text of the current form field. */
export function TextAreaInput(props: Unbound<TextAreaFieldProps>) {
  return <TextAreaField {...props} {...useFieldProps<string>()} />
}
