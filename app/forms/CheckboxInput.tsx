import { CheckboxField, type CheckboxFieldProps } from '#design-system/CheckboxField/CheckboxField.tsx'
import { useFieldProps } from './field-state.ts'

type CheckboxInputProps = Pick<CheckboxFieldProps, 'description' | 'isDisabled' | 'isRequired' | 'label'>

/** A yes-or-no of the current form field. */
export function CheckboxInput(props: CheckboxInputProps) {
  const { value, name: _, ...field } = useFieldProps<boolean>()
  return <CheckboxField {...props} {...field} isSelected={value} />
}
