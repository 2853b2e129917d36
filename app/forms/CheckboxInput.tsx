import { CheckboxField, type CheckboxFieldProps } from '@portal/design-system/CheckboxField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

/** One yes-or-no of the current form field. */
export function CheckboxInput(
  props: Omit<FormInputProps<CheckboxFieldProps>, 'isSelected' | 'defaultSelected'>,
) {
  const { value, ...field } = useFieldProps<boolean>()
  return <CheckboxField {...props} {...field} isSelected={value} />
}
