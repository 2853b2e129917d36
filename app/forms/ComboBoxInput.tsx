import { ComboBox, type ComboBoxProps } from '@portal/design-system/ComboBox'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** One choice of a long list of the current form field, found by writing; the form holds '' while nothing is chosen. */
export function ComboBoxInput<Id extends string>(props: FormInputProps<ComboBoxProps<Id>>) {
  const { value, onChange, ...field } = useFieldProps<Id | ''>()
  return (
    <ComboBox<Id>
      {...props}
      {...field}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
