import { CheckboxField } from '@portal/design-system/CheckboxField'
import { useFieldProps } from '#app/forms/field-state.ts'

/** A yes or no that earlier versions do not have, as the current form field; absent is no. */
export function FlagInput({ label }: { label: string }) {
  const { value, ...field } = useFieldProps<boolean | undefined>()
  return <CheckboxField {...field} label={label} isSelected={value === true} />
}
