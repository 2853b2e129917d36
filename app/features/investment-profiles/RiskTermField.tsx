import { CheckboxField } from '@portal/design-system/CheckboxField'
import { useFieldProps } from '#app/forms/field-state.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

/** Accepting the risk term, of the current form field. */
export function RiskTermField() {
  const { value, ...field } = useFieldProps<boolean>()
  return <CheckboxField {...field} isSelected={value} isRequired label={investmentProfileText.choice.term} />
}
