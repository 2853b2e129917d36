import { DateField, type DateFieldProps } from '@portal/design-system/DateField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** A day of the current form field, typed; null while it is not whole. */
export function DateInput(props: Unbound<DateFieldProps>) {
  return <DateField {...props} {...useFieldProps<string | null>()} />
}
