import { DateField, type DateFieldProps } from '@portal/design-system/DateField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** A day of the current form field, typed; null while it is not whole. */
export function DateInput(props: FormInputProps<DateFieldProps>) {
  return <DateField {...props} {...useFieldProps<string | null>()} />
}
