import { MaskedField, type MaskedFieldProps } from '@portal/design-system/MaskedField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** Text of a fixed form of the current form field; the form holds it with its punctuation. */
export function MaskedInput(props: FormInputProps<MaskedFieldProps>) {
  return <MaskedField {...props} {...useFieldProps<string>()} />
}
