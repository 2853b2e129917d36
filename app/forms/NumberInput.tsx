import { NumberField, type NumberFieldProps } from '@portal/design-system/NumberField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** A number that is not money of the current form field; null while empty. */
export function NumberInput(props: FormInputProps<NumberFieldProps>) {
  return <NumberField {...props} {...useFieldProps<number | null>()} />
}
