import { useFieldProps } from '#app/forms/field-state.ts'
import { CheckboxField } from '#design-system/CheckboxField/CheckboxField.tsx'
import { profileText } from './investment-profile.text.ts'

/** Accepting the risk term, of the current form field. */
export function RiskTermField() {
  const { value, ...field } = useFieldProps<boolean>()
  return <CheckboxField {...field} isSelected={value} isRequired label={profileText.choice.term} />
}
