import { OneTimeCodeField } from '@portal/design-system/OneTimeCodeField'
import { useFieldProps } from '#app/forms/field-state.ts'

/** The digits of a code of the current form field. */
export function CodeInput(props: { id: string; label: string; description: string }) {
  return <OneTimeCodeField {...props} isRequired {...useFieldProps<string>()} />
}
