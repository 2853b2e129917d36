import { Select, type SelectProps } from '@portal/design-system/Select'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** One choice of the current form field; null while nothing is chosen. */
export function SelectInput<Id extends string | number>(props: FormInputProps<SelectProps<Id>>) {
  return <Select<Id> {...props} {...useFieldProps<Id | null>()} />
}
